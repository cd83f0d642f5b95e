import { browserContext } from '#offline/till-context.ts';
import { type Sender, startSender } from './sender.ts';

let sender: Sender | null = null;

/** The one sender of this tab, started when it is first wanted. */
export function senderOfTab(): Sender {
  sender ??= startSender(browserContext());
  return sender;
}
