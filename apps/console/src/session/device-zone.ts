let zone: string | undefined;

/** The time zone of the device; to ask the browser takes long, so it is asked once. */
export function deviceZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
