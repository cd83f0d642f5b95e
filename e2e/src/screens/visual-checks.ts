import type { Page } from 'playwright-core';

/**
 * What the eye and the finger find wrong with the page as it stands; a good page answers an empty list. Targets are
 * at least 24 px wide and high, and `smallestTarget` inside the main part of the page.
 */
export async function blemishes(page: Page, smallestTarget = 24): Promise<string[]> {
  // What follows the width of its place does so with the next frame.
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  return page.evaluate(inspect, smallestTarget);
}

/** Runs in the page, so it brings everything along that it needs. */
function inspect(smallestTarget: number): string[] {
  const found = new Set<string>();
  /** Under a dialog. */
  const outOfReach = '[inert], [data-base-ui-inert]';
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  const reachable = headings.filter((heading) => !heading.closest(outOfReach));
  // A dialog over the page may bring a heading of its own.
  if (headings.length === 0 || reachable.length > 1)
    found.add(`${headings.length} headings of the first level, ${reachable.length} within reach`);
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [role="option"]',
  )) {
    if (!isReachable(element) || isLinkInText(element)) continue;
    const { width, height } = targetOf(element);
    // A notice above the screen belongs to the frame.
    const isOfScreen = element.closest('main') && !element.closest('[aria-live]');
    const least = isOfScreen ? smallestTarget : 24;
    if (Math.min(width, height) < least - 0.5)
      found.add(`target of ${Math.round(width)} x ${Math.round(height)} px: ${nameOf(element)}`);
  }
  for (const current of document.querySelectorAll('main nav [aria-current]')) {
    if (!current.checkVisibility() || current.closest(outOfReach)) continue;
    const { left, right } = current.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1)
      found.add(`where one is stands out of sight: ${nameOf(current)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const box = boxLeftBy(text);
    if (box) found.add(`“${text.nodeValue?.trim().slice(0, 40)}” leaves ${nameOf(box)}`);
  }
  return [...found];

  /** What is told to the keyboard, a list, and a table in words that are longer than those it was laid out with. */
  function isMeantToScroll(box: Element): boolean {
    const isLonger = document.documentElement.lang !== 'en';
    return box.matches(`[tabindex="0"], ul${isLonger ? ', :has(> table)' : ''}`);
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words}`;
  }

  function isReachable(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(outOfReach)) return false;
    return !element.matches(':disabled') && !isForEarsOnly(element);
  }

  /** Kept on the page in one pixel, until it gets the focus or for good. */
  function isForEarsOnly(element: Element | null): boolean {
    if (!element) return false;
    const { position, overflow } = getComputedStyle(element);
    const isPixel =
      element.clientWidth <= 1 && /absolute|fixed/.test(position) && /hidden|clip/.test(overflow);
    return isPixel || isForEarsOnly(element.parentElement);
  }

  /** WCAG 2.5.8 excepts what stands in a sentence. */
  function isLinkInText(element: HTMLElement): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const around = element.parentElement?.closest('p, li, dd, td, label, span, div')?.textContent ?? '';
    return around.trim().length > (element.textContent ?? '').trim().length;
  }

  /** A choice is pressed on its label as well, and around what shows of it. */
  function targetOf(element: HTMLElement): { width: number; height: number } {
    const around = getComputedStyle(element, '::after');
    const more = around.position === 'absolute' ? around : { width: '0', height: '0' };
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width), Number.parseFloat(more.width) || 0),
      height: Math.max(...boxes.map(({ height }) => height), Number.parseFloat(more.height) || 0),
    };
  }

  /** The box that is drawn around a text, or cuts it off, and that the text is too large for. */
  function boxLeftBy(text: Node): Element | null {
    const holder = text.parentElement;
    if (!holder || !text.nodeValue?.trim() || holder.closest(`${outOfReach}, svg, select`)) return null;
    if (!holder.checkVisibility({ visibilityProperty: true }) || isForEarsOnly(holder)) return null;
    const range = document.createRange();
    range.selectNodeContents(text);
    const place = range.getBoundingClientRect();
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // What says with an ellipsis that it is cut off, or is told to the keyboard as a list to scroll, has thought of it.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      if (/auto|scroll/.test(style.overflowX + style.overflowY))
        return box.scrollWidth > box.clientWidth + 1 && !isMeantToScroll(box) ? box : null;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const isDrawn = style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const doesCut = /hidden|clip/.test(style.overflowX + style.overflowY);
      if (!isDrawn && !doesCut) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWithin =
        place.left >= left - 1 &&
        place.right <= right + 1 &&
        place.top >= top - 2 &&
        place.bottom <= bottom + 2;
      if (!isWithin) return box;
    }
    return null;
  }
}
