import { useState } from 'react';
import type { SupplierDetail } from '#api/wholesale/buying.ts';
import { saySupplierFinder as say } from '#sentences/wholesale/finder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AskForAccess } from '../suppliers/ask-for-access.tsx';

/** In place of the shop, while the supplier has not agreed to sell. */
export function NoAccess({ supplier }: { supplier: SupplierDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  const { relation, reason } = supplier;
  const isAskable = relation === 'none' || relation === 'declined';
  return (
    <Card>
      <EmptyState
        drawing="module_wholesale"
        title={say(`relation.${relation}`)}
        action={
          isAskable && (
            <Button variant="primary" onClick={() => setIsAsking(true)}>
              {relation === 'none' ? say('ask.open') : say('ask.again')}
            </Button>
          )
        }
      >
        {relation === 'declined' && reason
          ? say('declined.reason', { reason })
          : say(`hint.${isAskable || relation === 'active' ? 'none' : relation}`)}
      </EmptyState>
      {isAsking && <AskForAccess supplier={supplier} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
