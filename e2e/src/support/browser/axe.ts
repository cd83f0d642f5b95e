import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds serious or critical on the page as it stands; a good page answers an empty list. */
export async function grave(page: Page): Promise<string[]> {
  // Once for each document: reading its half a megabyte takes longer than asking it.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(ask);
}

/** What axe knows of its rules without a call that tells it. */
interface Audited {
  _audit: { rules: { id: string; impact?: string }[] };
}

async function ask(): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe & Audited };
  // What a rule finds has the impact of the rule. Those whose finds are never grave would take half of the time.
  const left = loaded._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  // The lines of a closed list are not drawn, and there may be hundreds of them. Nobody stands on Base UI's focus guards:
  // they hand the focus on.
  const { violations } = await loaded.run(
    { exclude: ['option', '[data-base-ui-focus-guard]'] },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(left.map(({ id }) => [id, { enabled: false }])),
    },
  );
  // The arrows go through a menu that scrolls, and take it along: it needs no stop of its own.
  const isMenu = ({ target: [place] }: axe.NodeResult) =>
    document.querySelector(`${place}`)?.querySelector('[role="menu"]') !== null;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: id === 'scrollable-region-focusable' ? nodes.filter((node) => !isMenu(node)) : nodes,
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
