import type { Locator } from 'playwright-core';

/** The note that stands under a field, as a screen reader ties it to the field; empty when there is none. */
export async function noteUnder(field: Locator): Promise<string> {
  const id = await field.getAttribute('aria-describedby');
  return (id && (await field.page().locator(`[id="${id}"]`).textContent())) || '';
}
