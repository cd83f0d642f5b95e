/** Text for a LIKE pattern, where its own signs stand for themselves. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
