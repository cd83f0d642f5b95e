/**
 * Lets the browser keep the file that a link of the server leads to; the link is good for a minute. The page stays, also with
 * something unsaved on it.
 */
export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
