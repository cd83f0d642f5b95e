/** A key of Files: a folder and a name. It cannot lead anywhere else. */
export function isFileKey(text: string): boolean {
  return /^[a-z0-9-]+\/[a-z0-9-]+\.(?:webp|csv)$/.test(text);
}
