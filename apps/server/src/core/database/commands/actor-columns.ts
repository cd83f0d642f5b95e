import { type Actor, type ActorKind, actorId, personOf } from '@sokoni/rules/access/actor';

/** Who did it, as the audit log and the timelines store it. */
export interface ActorColumns {
  actor_kind: ActorKind;
  /** Of its kind; null for the system. */
  actor_id: string | null;
  /** The person of the staff, at a register too. */
  actor_user_id: string | null;
}

export function actorColumns(actor: Actor): ActorColumns {
  return { actor_kind: actor.kind, actor_id: actorId(actor), actor_user_id: personOf(actor) };
}
