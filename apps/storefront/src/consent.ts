const answerKey = 'counted';
const seenKey = 'seen';
/** Who comes back later than this visits again. */
const visitMs = 30 * 60 * 1000;

/** Asks once whether this visitor may be counted, and counts a visit of who has agreed. The answer can be changed in the footer. */
export function askConsent(bar: HTMLElement): void {
  const again = bar.ownerDocument.querySelector<HTMLElement>('[data-consent-again]');
  const show = (isAsked: boolean) => {
    bar.hidden = !isAsked;
    if (again) again.hidden = isAsked;
  };
  for (const button of bar.querySelectorAll<HTMLButtonElement>('[data-consent-answer]')) {
    button.addEventListener('click', () => {
      const { consentAnswer = 'no' } = button.dataset;
      keep(answerKey, consentAnswer);
      if (consentAnswer === 'yes') countVisit();
      else forget(seenKey);
      show(false);
    });
  }
  again?.addEventListener('click', () => {
    show(true);
    bar.querySelector('button')?.focus();
  });
  const answer = kept(answerKey);
  show(answer === null);
  if (answer === 'yes') countVisit();
}

function countVisit(): void {
  const isNew = Date.now() - Number(kept(seenKey) ?? 0) > visitMs;
  keep(seenKey, String(Date.now()));
  if (isNew) navigator.sendBeacon('/visits');
}

// A browser that keeps nothing is asked on each page, and counted by each answer.
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
