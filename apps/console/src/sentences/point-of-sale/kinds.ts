import { tillKinds } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

const say = translator({ tillKinds });

/** What happened at a register; a newer one may send what this version has no word for. */
export function tillKindLabel(kind: string): string {
  const key = `kind.${kind}`;
  return say(Object.hasOwn(tillKinds, key) ? (key as keyof typeof tillKinds) : 'kind.other');
}
