/**
 * Shows what a checkout comes to as soon as its address or delivery changes. What the buyer types meanwhile stays, and so does the
 * field that was changed; where no answer comes, the total is updated by its button.
 */
export function quoteOnChange(form: HTMLFormElement): void {
  const names = form.dataset.quotes?.split(' ') ?? [];
  let asked: AbortController | undefined;
  form.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!names.includes(target.name)) return;
    asked?.abort();
    asked = new AbortController();
    const typed = new FormData(form);
    typed.set('act', 'update');
    // A code is tried when its buyer says so.
    typed.delete('gift_card');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])),
        signal: asked.signal,
      });
      if (answer.ok) show(await answer.text(), form, target);
    } catch {
      // It has changed again, or the line is gone.
    }
  });
}

function show(page: string, form: HTMLFormElement, changed: Element): void {
  const answer = new DOMParser().parseFromString(page, 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = answer.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!fresh || part.contains(changed)) continue;
    const chosen = new FormData(form);
    const { activeElement } = document;
    part.replaceChildren(...fresh.childNodes);
    for (const radio of part.querySelectorAll<HTMLInputElement>('[type=radio]'))
      if (chosen.get(radio.name) === radio.value) radio.checked = true;
    if (activeElement?.id && !activeElement.isConnected) document.getElementById(activeElement.id)?.focus();
  }
}
