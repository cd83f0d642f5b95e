/** Whether the page is written from right to left: the arrow keys and the pointer then lead the other way. */
export function readsFromRight(): boolean {
  return document.documentElement.dir === 'rtl';
}
