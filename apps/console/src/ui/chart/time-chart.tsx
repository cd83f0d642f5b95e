import type { CSSProperties } from 'react';
import styles from './chart.module.css';
import { ChartCard, type PointFigures, pointText } from './chart-card.tsx';
import { placeOf, type Scale, scaleOf } from './scale.ts';
import { useChartPoint } from './use-chart-point.ts';

export interface ChartPoint extends PointFigures {
  key: string;
  value: number;
  /** The value that it is compared with. */
  before?: number | null;
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

/**
 * Values along time: bars, or a line for very many; what they are compared with lies behind them. The pointer or the arrow keys go
 * from point to point, and a card shows the figures of each. To a screen reader it is a slider over the points, which speaks them.
 */
export function TimeChart({ label, points, ends, format, height = 200 }: TimeChartProps) {
  const scale = scaleOf(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const isLine = points.length > mostBars;
  const { point, handlers } = useChartPoint(points.length);
  const looked = point === null ? undefined : points[point];
  const spoken = looked ?? points.at(-1);
  return (
    <div className={styles.chart}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(point ?? points.length - 1) + 1}
        aria-valuetext={spoken && pointText(spoken)}
        className={styles.plot}
        style={{ blockSize: height }}
        {...handlers}
      >
        <span className={styles.high}>{format(scale.high)}</span>
        {scale.low < 0 && <span className={styles.low}>{format(scale.low)}</span>}
        <svg aria-hidden="true" className={styles.picture}>
          {point !== null && (
            <rect
              x={`${(point * 100) / points.length}%`}
              width={`${100 / points.length}%`}
              height="100%"
              className={styles.field}
            />
          )}
          <Lines scale={scale} />
          {isLine ? <Curves points={points} scale={scale} /> : <Bars points={points} scale={scale} />}
        </svg>
        {looked && point !== null && (
          <ChartCard {...looked} style={above(((point + 0.5) * 100) / points.length)} />
        )}
      </div>
      <div aria-hidden="true" className={styles.ends} data-each={ends.length === points.length || undefined}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}

/** Over a place in percent of the width, and within it. */
function above(place: number): CSSProperties {
  return { insetBlockStart: 0, '--place': `${place}%` } as CSSProperties;
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
  return points.map(({ key, value, before }, index) => (
    <g key={key}>
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
