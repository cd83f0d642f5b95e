const megabyte = 1024 * 1024;

/** `0.4 MB`, `12.3 MB`: never less than a tenth. */
export function sizeText(bytes: number): string {
  return `${Math.max(bytes / megabyte, 0.1).toFixed(1)} MB`;
}
