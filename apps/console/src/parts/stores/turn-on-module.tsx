import { can } from '@sokoni/rules/access/roles';
import type { ModuleKey } from '@sokoni/rules/modules/modules';
import { useSetModules } from '#api/stores/modules.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayStorePart } from '#sentences/stores/parts.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { moduleName } from './module-name.ts';

interface TurnOnModuleProps {
  module: ModuleKey;
  /** Inside a form it is not the first thing to do. */
  variant?: 'primary' | 'secondary';
}

/** Turns a module on where its absence is met; who may not is told whom to ask. */
export function TurnOnModule({ module, variant = 'primary' }: TurnOnModuleProps) {
  const maySwitch = useSession((session) => can.switchModules(rolesHere(session)));
  const setModules = useSetModules();
  const name = moduleName(module);
  if (!maySwitch) return <Muted>{sayStorePart('module.ask', { module: name })}</Muted>;
  return (
    <Button
      variant={variant}
      busy={setModules.isPending}
      onClick={() => setModules.mutate({ [module]: 'active' }, { onError: (error) => showFailure(error) })}
    >
      {sayStorePart('module.turnOn', { module: name })}
    </Button>
  );
}
