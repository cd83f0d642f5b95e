import type { SupplierStore } from '#api/wholesale/buying.ts';
import { saySupplierFinder } from '#sentences/wholesale/finder.ts';
import { Badge, type BadgeLook } from '#ui/display/badge.tsx';

type Relation = SupplierStore['relation'];

const looks: Readonly<Record<Relation, BadgeLook>> = {
  active: { tone: 'good', shape: 'full' },
  pending: { tone: 'info', shape: 'half' },
  declined: { tone: 'bad', shape: 'mark' },
  paused: { tone: 'warning', shape: 'mark' },
  none: { tone: 'neutral', shape: 'empty' },
};

/** What a supplier has agreed to, in a word. */
export function RelationBadge({ relation }: { relation: Relation }) {
  return <Badge {...looks[relation]}>{saySupplierFinder(`relation.${relation}`)}</Badge>;
}
