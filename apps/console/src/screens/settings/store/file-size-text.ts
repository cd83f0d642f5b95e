import { sayStoreSettings } from '#sentences/settings/store.ts';

const megabyte = 1024 * 1024;

/** `0.4 MB`, `12.3 MB`: never less than a tenth. */
export function sizeText(bytes: number): string {
  return sayStoreSettings('logo.megabytes', { size: Math.max(bytes / megabyte, 0.1).toFixed(1) });
}
