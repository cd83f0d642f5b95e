import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { paths, pathWith } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayHome } from '#sentences/home.ts';
import { Sparkline } from '#ui/chart/time-chart.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './sales-overview.module.css';

interface MonthCardProps {
  home: Home;
  register: string;
  /** How the register is called whose sales are shown; undefined for all. */
  at: string | undefined;
}

/** The course of a month in one line. */
export function MonthCard({ home, register, at }: MonthCardProps) {
  const dates = useStoreDates();
  const days = home.last_30_days;
  const money = useShortMoneyText((days ?? []).map(({ net_sales }) => net_sales));
  const [first] = days ?? [];
  if (!days || !first) return null;
  const best = days.reduce((one, other) => (other.net_sales > one.net_sales ? other : one));
  return (
    <Card
      title={at === undefined ? sayHome('month.title') : sayHome('month.at', { register: at })}
      className={styles.month}
      actions={
        <Link to={pathWith(paths.report('day'), { period: '30_days', register })}>
          {sayHome('month.report')}
        </Link>
      }
    >
      <div>
        <Sparkline
          label={sayHome('month.label', { day: dates.shortDay(best.day), amount: money(best.net_sales) })}
          values={days.map(({ net_sales }) => net_sales)}
          height={72}
        />
        <div aria-hidden="true" className={styles.span}>
          <span>{dates.shortDay(first.day)}</span>
          <span>{sayHome('month.today')}</span>
        </div>
      </div>
      {best.net_sales > 0 && (
        <p className={styles.best}>
          {richText(
            sayHome.rich('month.best', {
              ...{ day: dates.shortDay(best.day), amount: money(best.net_sales) },
              link: (words) => (
                <Link
                  to={pathWith(paths.orders, {
                    from: best.day,
                    to: best.day,
                    sold: true,
                    register,
                    of: dates.shortDay(best.day),
                    test: home.test ? '1' : '',
                  })}
                >
                  {words}
                </Link>
              ),
            }),
          )}
        </p>
      )}
    </Card>
  );
}
