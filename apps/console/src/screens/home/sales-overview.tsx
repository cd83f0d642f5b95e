import type { Home } from '#api/insights/home.ts';
import { sayHome } from '#sentences/home.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { MonthCard } from './month-card.tsx';
import { NewestCard } from './newest-orders-card.tsx';
import { OutstandingCard } from './outstanding-balances-card.tsx';
import styles from './sales-overview.module.css';
import { ToDoCard } from './to-do-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WebStoreCard } from './web-store-card.tsx';

interface TradeProps {
  home: Home;
  /** The id of the register whose sales are shown; empty for all. */
  register: string;
  onRegister: (id: string) => void;
}

/** How the store stands: pictures first, each a way to what it counts. */
export function Trade({ home, register, onRegister }: TradeProps) {
  const at = home.registers.find(({ id }) => id === register)?.name;
  return (
    <>
      {home.test && <TestWords />}
      <div className={styles.trade}>
        <TodayCard home={home} register={register} onRegister={onRegister} />
        <ToDoCard home={home} />
        <OutstandingCard outstanding={home.outstanding} />
        <MonthCard home={home} register={register} at={at} />
        <WebStoreCard home={home} />
        <LowStockCard lowStock={home.low_stock} />
        <NewestCard orders={home.newest} />
      </div>
    </>
  );
}

function TestWords() {
  return (
    <p className={styles.test}>
      <Badge tone="attention">{sayHome('test.badge')}</Badge>
      {sayHome('test.text')}
    </p>
  );
}

/** The same on its way. */
export function TradeSkeleton() {
  return (
    <div role="status" aria-label={sayHome('loading')} className={styles.trade}>
      <Card title={sayHome('today.title')} className={styles.today}>
        <Skeleton width="12rem" height="2.25rem" />
        <Skeleton width="100%" height="10.25rem" />
      </Card>
      <Card title={sayHome('toDo.title')} className={styles.toDo}>
        <Skeleton width="100%" height="11rem" />
      </Card>
      <Card title={sayHome('outstanding.title')}>
        <Skeleton width="100%" height="10rem" />
      </Card>
      <Card title={sayHome('month.title')} className={styles.month}>
        <Skeleton width="100%" height="10rem" />
      </Card>
      <Card title={sayHome('newest.title')} className={styles.newest}>
        <Skeleton width="100%" height="12rem" />
      </Card>
    </div>
  );
}
