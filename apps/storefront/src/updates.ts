/** What decides how the rest of a form looks sends it as the button does that updates it. */
export function updateOnChange(select: HTMLSelectElement): void {
  const button = select.form?.ownerDocument.querySelector<HTMLButtonElement>(
    `button[form="${select.form.id}"][value=update]`,
  );
  if (button) select.addEventListener('change', () => select.form?.requestSubmit(button));
}
