import { Link } from 'react-router';
import type { Home } from '#api/home.ts';
import { ChangeWords } from '#parts/change-words.tsx';
import { ordersText } from '#parts/count-text.ts';
import { dayOfWeekText, shortDayText } from '#parts/day-words.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { paths, pathWith } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { TimeChart } from '#ui/chart/time-chart.tsx';
import { TimeKey } from '#ui/chart/time-key.tsx';
import styles from './trade.module.css';

/** What was sold today, and the week against the one before. */
export function TodayCard({ home }: { home: Home }) {
  const money = useMoneyText();
  const { today, week_ago, behind } = home.sales;
  const weekday = dayOfWeekText(home.today, 'long');
  return (
    <Card
      title="Sold today"
      className={styles.today}
      actions={<Link to={pathWith(paths.report('day'), { period: '7_days' })}>Sales by day</Link>}
    >
      <div className={styles.head}>
        <Link
          to={pathWith(paths.orders, { ...behind, of: 'Sold today', test: behind.test ? '1' : '' })}
          className={styles.figure}
        >
          {money(today.net_sales)}
        </Link>
        <span className={styles.beside}>
          {ordersText(today.orders ?? 0)}
          {week_ago && (
            <span className={styles.against}>
              <ChangeWords now={today.net_sales} before={week_ago.net_sales} /> All of last {weekday}:{' '}
              {money(week_ago.net_sales)}, {ordersText(week_ago.orders ?? 0)}
            </span>
          )}
        </span>
      </div>
      {home.week && home.last_week && <Week home={home} week={home.week} lastWeek={home.last_week} />}
    </Card>
  );
}

type Days = NonNullable<Home['week']>;

function Week({ home, week, lastWeek }: { home: Home; week: Days; lastWeek: Days }) {
  const money = useMoneyText();
  const points = week.map(({ day, net_sales }, index) => {
    const before = lastWeek[index]?.net_sales ?? 0;
    return {
      key: day,
      value: net_sales,
      before,
      words: `${shortDayText(day)}: ${money(net_sales)}. A week before: ${money(before)}`,
    };
  });
  return (
    <div>
      <TimeChart
        label={`This week against last week. ${points
          .filter(({ key }) => key <= home.today)
          .map(({ words }) => words)
          .join('. ')}`}
        points={points}
        ends={week.map(({ day }) => dayOfWeekText(day, 'short'))}
        format={money}
        height={150}
      />
      <TimeKey now="This week" then="Last week" note="without VAT" />
    </div>
  );
}
