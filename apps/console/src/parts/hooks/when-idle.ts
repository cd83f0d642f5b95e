/** Does what a person does not wait for when the page has nothing else to do; within seconds in any case. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}
