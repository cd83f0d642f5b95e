import { newStoreDraft, type StoreDraft } from '@sokoni/rules/stores/store-draft';
import { tabArea } from '#session/key-value.ts';
import { prefix } from '#session/storage.ts';

// For this tab alone: it survives a reload, and ends with the tab, the log-out or the store.
const key = `${prefix}onboarding_draft`;

/** The draft that this user has begun in this tab, or a new one. */
export function readOnboardingDraft(userId: string): StoreDraft {
  const fresh = newStoreDraft();
  const kept = parse(tabArea.get(key));
  return kept?.user_id === userId && isLike(kept.draft, fresh) ? kept.draft : fresh;
}

export function keepOnboardingDraft(userId: string, draft: StoreDraft): void {
  tabArea.set(key, JSON.stringify({ user_id: userId, draft }));
}

export function forgetOnboardingDraft(): void {
  tabArea.remove(key);
}

function parse(text: string | null): { user_id?: unknown; draft?: unknown } | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What an earlier version kept may lack a field. */
function isLike(value: unknown, model: StoreDraft): value is StoreDraft {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return Object.entries(model).every(([field, one]) => typeof kept[field] === typeof one);
}
