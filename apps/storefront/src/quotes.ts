/**
 * Shows what a checkout comes to as soon as its address or delivery changes. What the buyer types meanwhile stays; where no answer
 * comes, the total is updated by its button. One is asked for after the other, so that the last answer is of what was filled in last.
 */
export function quoteOnChange(form: HTMLFormElement): void {
  const names = form.dataset.quotes?.split(' ') ?? [];
  const changed = new Set<Element>();
  let isAsking = false;
  let isAsked = false;
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!names.includes(target.name)) return;
    changed.add(target);
    isAsked = true;
    if (!isAsking) void ask();
  });

  async function ask(): Promise<void> {
    isAsking = true;
    while (isAsked) {
      isAsked = false;
      const page = await quote(form).catch(() => null);
      if (page === null || isAsked) continue;
      show(page, form, changed);
      changed.clear();
    }
    isAsking = false;
  }
}

/** The page of the checkout with what the form is filled in with; null where there is none. */
async function quote(form: HTMLFormElement): Promise<string | null> {
  const typed = new FormData(form);
  typed.set('act', 'update');
  // A code is tried when its buyer says so.
  typed.delete('code');
  const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: 'POST', body });
  return answer.ok ? answer.text() : null;
}

function show(page: string, form: HTMLFormElement, changed: ReadonlySet<Element>): void {
  const answer = new DOMParser().parseFromString(page, 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = answer.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!fresh || [...changed].every((field) => part.contains(field))) continue;
    const chosen = new FormData(form);
    const { activeElement } = document;
    part.replaceChildren(...fresh.childNodes);
    for (const radio of part.querySelectorAll<HTMLInputElement>('[type=radio]'))
      if (chosen.get(radio.name) === radio.value) radio.checked = true;
    if (activeElement?.id && !activeElement.isConnected) document.getElementById(activeElement.id)?.focus();
  }
}
