import type { Home } from '#api/home.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { MonthCard } from './month-card.tsx';
import { NewestCard } from './newest-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { ToDoCard } from './to-do-card.tsx';
import { TodayCard } from './today-card.tsx';
import styles from './trade.module.css';

/** How the store stands: pictures first, each a way to what it counts. */
export function Trade({ home }: { home: Home }) {
  return (
    <>
      {home.test && <TestWords />}
      <div className={styles.trade}>
        <TodayCard home={home} />
        <ToDoCard home={home} />
        <OwedCard owed={home.owed} />
        <MonthCard home={home} />
        <LowStockCard lowStock={home.low_stock} />
        <NewestCard orders={home.newest} />
      </div>
    </>
  );
}

function TestWords() {
  return (
    <p className={styles.test}>
      <Badge tone="attention">Test orders</Badge>
      These figures count what you try out. In Live Mode they begin anew.
    </p>
  );
}

/** The same on its way. */
export function TradeSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={styles.trade}>
      <Card title="Sold today" className={styles.today}>
        <Skeleton width="12rem" height="2.25rem" />
        <Skeleton width="100%" height="10.25rem" />
      </Card>
      <Card title="To do" className={styles.toDo}>
        <Skeleton width="100%" height="11rem" />
      </Card>
      <Card title="Who owes you">
        <Skeleton width="100%" height="10rem" />
      </Card>
      <Card title="Last 30 days" className={styles.month}>
        <Skeleton width="100%" height="10rem" />
      </Card>
      <Card title="Newest orders" className={styles.newest}>
        <Skeleton width="100%" height="12rem" />
      </Card>
    </div>
  );
}
