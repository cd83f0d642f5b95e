/** Lets the browser keep what a link of the server leads to. The page stays, also with something unsaved on it. */
export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
