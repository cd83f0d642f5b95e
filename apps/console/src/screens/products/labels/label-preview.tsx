import { barsOf } from '@sokoni/rules/documents/barcode-bars';
import {
  fitText,
  type LabelKind,
  type LabelLine,
  type LabelParts,
  labelParts,
  type Size,
  sideOf,
} from '@sokoni/rules/documents/label-sheets';
import { directionOf } from '@sokoni/rules/languages';
import { sayLabels } from '#sentences/products/labels.ts';
import styles from './labels.module.css';

/** What stands on a label. */
export interface ShownLabel {
  title: string;
  detail: string;
  code: string;
  price: string | null;
  was: string | null;
}

interface LabelPreviewProps {
  kind: LabelKind;
  size: Size;
  withPrice: boolean;
  label: ShownLabel;
}

const pen = document.createElement('canvas').getContext('2d');

/** How wide a text is in the typeface of the console, which is that of the labels. */
function widthOf(text: string, { size, isBold }: LabelLine): number {
  if (!pen) return 0;
  pen.font = `${isBold ? 700 : 400} 100px "Inter Variable", sans-serif`;
  return (pen.measureText(text).width * size) / 100;
}

/** A label as it will be printed, from the same measures and with the same bars. */
export function LabelPreview({ kind, size, withPrice, label }: LabelPreviewProps) {
  const parts = labelParts(kind, size, withPrice);
  const [first] = parts.title;
  const titles = first
    ? fitText(label.title, first.width, parts.title.length, (text) => widthOf(text, first))
    : [];
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={sayLabels('preview.label', { width: String(size.width), height: String(size.height) })}
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={styles.label}
      >
        {parts.title.map((line, index) => (
          <Line key={line.y} line={line} text={titles[index] ?? ''} />
        ))}
        <Line line={parts.detail} text={label.detail} />
        {parts.price && <Line line={fitting(parts.price, label.price ?? '')} text={label.price ?? ''} />}
        {parts.was && label.was && <Line line={parts.was} text={label.was} isStruck />}
        {parts.bars && <Bars box={parts.bars} code={label.code} />}
        <Line line={parts.code} text={label.code} />
      </svg>
      <figcaption>
        {sayLabels('preview.size', { width: String(size.width), height: String(size.height) })}
      </figcaption>
    </figure>
  );
}

/** A price is never cut: it becomes smaller. */
function fitting(line: LabelLine, text: string): LabelLine {
  const width = widthOf(text, line);
  if (width <= line.width) return line;
  const size = (0.995 * line.size * line.width) / width;
  return { ...line, size, y: line.y + line.size - size };
}

function Line({ line, text, isStruck = false }: { line: LabelLine; text: string; isStruck?: boolean }) {
  const [fitted = ''] = fitText(text, line.width, 1, (part) => widthOf(part, line));
  const side = sideOf(line, text);
  const direction = directionOf(text);
  // In SVG a text is anchored by where it begins to be read.
  const [first, last] = direction === 'rtl' ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const anchors = {
    left: { x: line.x, textAnchor: first },
    center: { x: line.x + line.width / 2, textAnchor: 'middle' },
    right: { x: line.x + line.width, textAnchor: last },
  } as const;
  return (
    <text
      {...anchors[side]}
      direction={direction}
      y={line.y + line.size * 0.97}
      fontSize={line.size}
      fontWeight={line.isBold ? 700 : 400}
      textDecoration={isStruck ? 'line-through' : undefined}
    >
      {fitted}
    </text>
  );
}

function Bars({ box, code }: { box: NonNullable<LabelParts['bars']>; code: string }) {
  const bars = barsOf(code, box).map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
  return <path d={bars.join('')} />;
}
