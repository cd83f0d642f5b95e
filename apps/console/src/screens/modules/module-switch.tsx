import type { ModuleKey } from '@sokoni/rules/modules';
import { useSetModules } from '#api/modules.ts';
import type { ModuleMap } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { ModuleCard } from '#parts/module-card.tsx';

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
      on={wanted === 'active'}
      busy={setModules.isPending}
      disabled={disabled}
      onToggle={(on) =>
        setModules.mutate(
          { [moduleKey]: on ? 'active' : 'disabled' },
          { onError: (error) => showFailure(error) },
        )
      }
    />
  );
}
