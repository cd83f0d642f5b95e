/** A quantity that was typed counts at once; its field is where the page begins again. */
export function submitCart(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-update]')) button.hidden = true;
  const { action } = form;
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) form.action = `${action}#${target.id}`;
    form.requestSubmit();
    // Check out leads to another page.
    form.action = action;
  });
}
