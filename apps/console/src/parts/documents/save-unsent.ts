import { sayUnsentFile as say } from '#sentences/point-of-sale/unsent-file.ts';
import { saveBlob } from './save-blob.ts';

/** What a till has not sent, as a file of this day. */
export function saveUnsent(unsent: Blob): void {
  saveBlob(unsent, `${say('name')}-${new Date().toISOString().slice(0, 10)}.json`);
}
