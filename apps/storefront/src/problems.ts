/** What is wrong with a field is no longer said once something else is typed there; the shop says it again if it still is. */
export function clearProblem({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const name = target.getAttribute('name');
  target.removeAttribute('aria-invalid');
  document.getElementById(`${name}-problem`)?.remove();
  document.querySelector(`.problem a[href="#${name}"]`)?.parentElement?.remove();
}
