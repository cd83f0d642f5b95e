import { limits } from '@sokoni/rules/limits';
import { localArea, tabArea } from './key-value.ts';
import {
  businessTokenCookie,
  isGuideKey,
  isOfflineSalesKey,
  savedTheme,
  storage,
  type Theme,
  userTokenCookie,
} from './storage.ts';

/**
 * What local storage holds after "Clearing local data" (SPEC section 4): the logged-in e-mail, the remember-me flag,
 * the offline-sales lists and every guide key as they were, the theme, the language with its digits, and the app version again (CONTRACT), so that
 * the next load does not wipe what was restored.
 */
function keptAfterClearing(held: ReadonlyMap<string, string>, theme: Theme): Map<string, string> {
  const kept = new Map(
    [...held].filter(
      ([key]) =>
        key === storage.email.key ||
        key === storage.rememberMe.key ||
        key === storage.language.key ||
        key === storage.digits.key ||
        isOfflineSalesKey(key) ||
        isGuideKey(key),
    ),
  );
  kept.set(storage.theme.key, theme);
  kept.set(storage.appVersion.key, String(limits.appVersion));
  return kept;
}

/** SPEC section 4 "Clearing local data": tokens first, then everything, then what outlives a session. */
export function clearLocalData(): void {
  const kept = keptAfterClearing(heldLocally(), savedTheme());
  businessTokenCookie.remove();
  userTokenCookie.remove();
  localArea.clear();
  tabArea.clear();
  for (const [key, value] of kept) localArea.set(key, value);
}

/** Everything in local storage, by key. */
export function heldLocally(): Map<string, string> {
  return new Map(localArea.names().map((key) => [key, localArea.get(key) ?? '']));
}
