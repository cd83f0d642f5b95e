/** A new UUIDv7: sorted by the time it was made. Made by hand, as `crypto.randomUUID` is missing on a page that came over plain http. */
export function newUuid(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = now.toString(16).padStart(12, '0');
  const rest = Array.from(bytes.subarray(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = (8 + (Number.parseInt(rest.charAt(4), 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${rest.slice(1, 4)}`,
    `${variant}${rest.slice(5, 8)}`,
    rest.slice(8),
  ].join('-');
}
