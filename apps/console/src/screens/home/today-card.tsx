import { commaText } from '@sokoni/messages/list-text';
import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import { RegisterFilter } from '#parts/registers/register-filter.tsx';
import { paths, pathWith } from '#paths.ts';
import { sayHome } from '#sentences/home.ts';
import { TimeChart } from '#ui/chart/time-chart.tsx';
import { TimeKey } from '#ui/chart/time-key.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './sales-overview.module.css';

interface TodayCardProps {
  home: Home;
  register: string;
  onRegister: (id: string) => void;
}

/** What was sold today, and the week against the one before. */
export function TodayCard({ home, register, onRegister }: TodayCardProps) {
  const dates = useStoreDates();
  const { today, week_ago, behind } = home.sales;
  const { from, to, sold, test } = behind;
  const money = useShortMoneyText([today.net_sales, week_ago?.net_sales]);
  const weekday = dates.weekday(home.today, 'long');
  return (
    <Card
      title={sayHome('today.title')}
      className={styles.today}
      actions={
        <>
          <RegisterFilter registers={home.registers} value={register} onChange={onRegister} />
          <Link to={pathWith(paths.report('day'), { period: '7_days', register })}>
            {sayHome('today.report')}
          </Link>
        </>
      }
    >
      <div className={styles.head}>
        <Link
          to={pathWith(paths.orders, {
            ...{ from, to, sold, register, of: sayHome('today.title'), test: test ? '1' : '' },
          })}
          className={styles.figure}
        >
          {money(today.net_sales)}
        </Link>
        <span className={styles.beside}>
          {sayHome('today.orders', { count: today.orders ?? 0 })}
          {week_ago && (
            <span className={styles.against}>
              <ChangeWords now={today.net_sales} before={week_ago.net_sales} />{' '}
              {sayHome('today.against', {
                ...{ weekday, amount: money(week_ago.net_sales), count: week_ago.orders ?? 0 },
              })}
            </span>
          )}
        </span>
      </div>
      {home.week && home.last_week && <Week week={home.week} lastWeek={home.last_week} />}
    </Card>
  );
}

type Days = NonNullable<Home['week']>;

function Week({ week, lastWeek }: { week: Days; lastWeek: Days }) {
  const dates = useStoreDates();
  const money = useShortMoneyText([...week, ...lastWeek].map(({ net_sales }) => net_sales));
  const points = week.map(({ day, net_sales }, index) => {
    const before = lastWeek[index]?.net_sales ?? 0;
    return {
      ...{ key: day, value: net_sales, before },
      title: commaText([dates.weekday(day, 'short'), dates.shortDay(day)]),
      figures: [
        { label: sayHome('today.thisWeek'), value: money(net_sales), colour: 'now' as const },
        { label: sayHome('today.lastWeek'), value: money(before), colour: 'then' as const },
      ],
    };
  });
  return (
    <div>
      <TimeChart
        label={sayHome('today.chart')}
        points={points}
        ends={week.map(({ day }) => dates.weekday(day, 'short'))}
        format={money}
        height={150}
      />
      <TimeKey
        now={sayHome('today.thisWeek')}
        then={sayHome('today.lastWeek')}
        note={sayHome('today.withoutVat')}
      />
    </div>
  );
}
