const hourMs = 60 * 60 * 1000;
/** Somebody may still be choosing before, and has bought elsewhere after. */
const leftForMs = 2 * hourMs;
const forgottenAfterMs = 48 * hourMs;

/** Between which times a cart was left that is reminded of now. */
export function reminderSpan(now: Date): { after: Date; before: Date } {
  return {
    after: new Date(now.getTime() - forgottenAfterMs),
    before: new Date(now.getTime() - leftForMs),
  };
}
