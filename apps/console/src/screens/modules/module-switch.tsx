import { flipModule, isComingSoon, type ModuleKey } from '@sokoni/rules/modules/modules';
import { useSetModules } from '#api/stores/modules.ts';
import type { ModuleMap } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ModuleCard } from '#parts/stores/module-card.tsx';

interface ModuleSwitchProps {
  moduleKey: ModuleKey;
  module: ModuleMap[ModuleKey];
  disabled: boolean;
}

/** SPEC section 4 "Modules": flips between active and not active, with a spinner while this one is being saved. */
export function ModuleSwitch({ moduleKey, module, disabled }: ModuleSwitchProps) {
  const setModules = useSetModules();
  const wanted = setModules.isPending ? setModules.variables[moduleKey] : module.status;
  return (
    <ModuleCard
      {...module}
      comingSoon={isComingSoon(moduleKey)}
      on={wanted === 'active'}
      busy={setModules.isPending}
      disabled={disabled}
      onToggle={() =>
        setModules.mutate(
          { [moduleKey]: flipModule(module.status) },
          { onError: (error) => showFailure(error) },
        )
      }
    />
  );
}
