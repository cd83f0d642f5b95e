import { localArea } from '#session/key-value.ts';
import { isOfflineSalesKey } from '#session/storage.ts';

/**
 * Sends what tills in this browser have not sent yet, whoever is logged in and whatever page is open. What it takes is loaded only
 * where there is something to send.
 */
export async function resumeSending(): Promise<void> {
  if (!localArea.names().some(isOfflineSalesKey)) return;
  const { senderOfTab } = await import('./sender-of-tab.ts');
  senderOfTab();
}
