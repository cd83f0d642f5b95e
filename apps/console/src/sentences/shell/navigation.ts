import { navigationLabels } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';
import type { NavigationKey } from '@sokoni/rules/navigation/navigation';

const say = translator({ navigationLabels });

/** A line of the sidebar, or a page of the settings. */
export function navigationLabel(key: NavigationKey): string {
  return say(`nav.${key}`);
}
