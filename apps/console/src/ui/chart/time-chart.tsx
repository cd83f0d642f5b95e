import styles from './chart.module.css';
import { placeOf, type Scale, scaleOf } from './scale.ts';

export interface ChartPoint {
  key: string;
  value: number;
  /** The value that it is compared with. */
  before?: number | null;
  /** All of it in words, for a pointer that rests there. */
  words: string;
}

interface TimeChartProps {
  /** What it shows, for who does not see it. */
  label: string;
  points: readonly ChartPoint[];
  /** Below the chart: a word for each point, or for its ends. */
  ends: readonly string[];
  /** The words of a value, at the scale. */
  format: (value: number) => string;
  /** In pixels. */
  height?: number;
}

/** So many bars are still bars. */
const mostBars = 100;

/** Values along time: bars, or a line for very many; what they are compared with lies behind them. */
export function TimeChart({ label, points, ends, format, height = 200 }: TimeChartProps) {
  const scale = scaleOf(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const isLine = points.length > mostBars;
  return (
    <div className={styles.chart}>
      <div className={styles.plot} style={{ blockSize: height }}>
        <span className={styles.high}>{format(scale.high)}</span>
        {scale.low < 0 && <span className={styles.low}>{format(scale.low)}</span>}
        <svg role="img" aria-label={label} className={styles.picture}>
          <Lines scale={scale} />
          {isLine ? <Curves points={points} scale={scale} /> : <Bars points={points} scale={scale} />}
        </svg>
      </div>
      <div aria-hidden="true" className={styles.ends} data-each={ends.length === points.length || undefined}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}

function Lines({ scale }: { scale: Scale }) {
  const zero = placeOf(scale, 0);
  return (
    <>
      {[0, 50].map((place) => (
        <line key={place} x1="0" x2="100%" y1={`${place}%`} y2={`${place}%`} className={styles.grid} />
      ))}
      <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} className={styles.base} />
    </>
  );
}

function Bars({ points, scale }: { points: readonly ChartPoint[]; scale: Scale }) {
  const room = 100 / points.length;
  const zero = placeOf(scale, 0);
  const bar = (value: number) => {
    const top = placeOf(scale, value);
    return { y: `${Math.min(top, zero)}%`, height: `${Math.abs(top - zero)}%` };
  };
  return points.map(({ key, value, before, words }, index) => (
    <g key={key} className={styles.bars}>
      <title>{words}</title>
      <rect x={`${index * room}%`} width={`${room}%`} y="0" height="100%" className={styles.field} />
      {typeof before === 'number' && (
        <rect
          x={`${(index + 0.08) * room}%`}
          width={`${room * 0.84}%`}
          {...bar(before)}
          className={styles.before}
        />
      )}
      <rect
        x={`${(index + 0.22) * room}%`}
        width={`${room * 0.56}%`}
        rx={points.length > 40 ? 1 : 2}
        {...bar(value)}
        className={styles.bar}
      />
    </g>
  ));
}

function Curves({ points, scale }: { points: readonly ChartPoint[]; scale: Scale }) {
  const compared = points.every(({ before }) => typeof before === 'number');
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      {compared && (
        <polyline
          points={pathOf(
            points.map(({ before }) => before ?? 0),
            scale,
          )}
          className={styles.curveBefore}
        />
      )}
      <polyline
        points={pathOf(
          points.map(({ value }) => value),
          scale,
        )}
        className={styles.curve}
      />
    </svg>
  );
}

function pathOf(values: readonly number[], scale: Scale): string {
  const step = 100 / Math.max(1, values.length - 1);
  return values.map((value, index) => `${index * step},${placeOf(scale, value)}`).join(' ');
}

interface SparklineProps {
  label: string;
  values: readonly number[];
  /** In pixels. */
  height?: number;
}

/** The course of a figure in a line of text's height, without a scale. */
export function Sparkline({ label, values, height = 56 }: SparklineProps) {
  const scale = scaleOf(values);
  const path = pathOf(values, scale);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={styles.spark}
      style={{ blockSize: height }}
    >
      <polygon points={`0,100 ${path} 100,100`} className={styles.area} />
      <polyline points={path} className={styles.curve} />
    </svg>
  );
}
