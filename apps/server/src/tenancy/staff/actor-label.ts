import { actorLabels } from '@sokoni/messages/en/accounts/staff';
import { translator } from '@sokoni/messages/translator';
import type { ActorKind } from '@sokoni/rules/access/actor';

const say = translator({ actorLabels });

/** Who did something. @param name of the person who acts, empty once erased; null without one */
export function actorLabel(kind: ActorKind, name: string | null): string {
  const person = name === '' ? say('deletedUser') : name;
  if (kind === 'staff') return person ?? say('actor.system');
  if (kind === 'register' && person) return say('actor.atRegister', { name: person });
  return say(`actor.${kind}`);
}
