import { code128 } from './code-128.ts';
import styles from './receipt.module.css';

/** Modules of white before and after the bars. */
const quiet = 10;

/** A text as a barcode that every scanner reads. */
export function Barcode({ text }: { text: string }) {
  const widths = code128(text);
  if (!widths) return null;
  const bars: { x: number; width: number }[] = [];
  let x = quiet;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return (
    <svg
      viewBox={`0 0 ${x + quiet} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={styles.barcode}
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y="0" width={bar.width} height="40" />
      ))}
    </svg>
  );
}
