/** Takes the person to the first thing that is wrong below an element, once it is drawn: in sight, with the keyboard where it takes keys. */
export function showFirstProblem(place: HTMLElement | null): void {
  const problem = place?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)');
  problem?.scrollIntoView({ block: 'center' });
  problem?.focus({ preventScroll: true });
}
