import type { ModuleKey } from '@sokoni/rules/modules/modules';
import { lineOfModule } from '@sokoni/rules/navigation/navigation';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { sayModule } from '#sentences/stores/modules.ts';

/** What a module is called in a sentence or on a button: its line of the sidebar, or its title while it has none. */
export function moduleName(key: ModuleKey): string {
  const line = lineOfModule(key);
  return line ? navigationLabel(line) : sayModule(`title.${key}`);
}
