/** How many are in the cart, from the cookie that the server sets with each change of it: pages are the same for everybody. */
export function showCartCount(page: Document): void {
  const count = Number(/(?:^|;\s*)cart_units=(\d+)/.exec(page.cookie)?.[1] ?? 0);
  for (const badge of page.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
}
