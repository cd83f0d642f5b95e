import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { useCallback, useMemo } from 'react';
import type { Till } from '#offline/till.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useTillRead } from '../use-till-read.ts';
import { PastSale } from './past-sale.tsx';
import type { NamedSale } from './sale-of-code.ts';
import { foundSale, withBalancePaid } from './shown-sale.ts';
import { useServerSale } from './use-server-sale.ts';

interface OpenedSaleProps extends NamedSale {
  onExchange: (sale: OpenSale) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A sale of the store: one of this device at once, and with what the server knows of it as soon as it answers. */
export function OpenedSale({ id, number, onExchange, onBack, onClose }: OpenedSaleProps) {
  const own = useTillRead(useCallback((till: Till) => till.sale(id).then((row) => row ?? null), [id]));
  const paid = useTillRead(useCallback((till: Till) => till.balancePaidOf(id), [id]));
  const isOnServer = own === null || own?.state === 'stored';
  const { sale: onServer, problem, retry } = useServerSale(id, isOnServer);
  const payload = own?.payload;
  const sale = useMemo(() => {
    const rung = onServer ? foundSale(onServer, payload) : payload;
    return rung && paid && withBalancePaid(rung, paid);
  }, [onServer, payload, paid]);
  if (sale) return <PastSale {...{ id, sale, onServer, onExchange, onBack, onClose }} />;
  return (
    <Modal
      open
      size="lg"
      title={number}
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onBack}>
          {say('back')}
        </Button>
      }
    >
      {problem === null ? (
        <Skeleton shape="block" height="20rem" />
      ) : (
        <FailedState onRetry={retry}>{problem}</FailedState>
      )}
    </Modal>
  );
}
