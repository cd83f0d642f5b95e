/** Another order is shown at once; the filters wait for their button. */
export function submitLists(form: HTMLFormElement): void {
  const sort = form.querySelector<HTMLSelectElement>('select[name=sort]');
  const apply = form.querySelector<HTMLButtonElement>('.sort button');
  if (!sort || !apply) return;
  apply.hidden = true;
  sort.addEventListener('change', () => form.requestSubmit());
  // What was left empty has no place in the address.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}
