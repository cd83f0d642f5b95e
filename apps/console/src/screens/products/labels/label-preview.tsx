import {
  fitText,
  type LabelKind,
  type LabelLine,
  labelParts,
  moduleWidth,
  type Size,
  symbologyOf,
} from '@sokoni/rules/label-sheets';
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

/** A label as it will be printed, from the same measures; the bars only look like the code. */
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
        aria-label={`Preview of a label of ${size.width} by ${size.height} mm`}
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
        {size.width} × {size.height} mm
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
  const anchors = {
    start: { x: line.x, textAnchor: 'start' },
    center: { x: line.x + line.width / 2, textAnchor: 'middle' },
    end: { x: line.x + line.width, textAnchor: 'end' },
  } as const;
  return (
    <text
      {...anchors[line.align]}
      y={line.y + line.size * 0.97}
      fontSize={line.size}
      fontWeight={line.isBold ? 700 : 400}
      textDecoration={isStruck ? 'line-through' : undefined}
    >
      {fitted}
    </text>
  );
}

const modulesOf = { ean13: 95, upca: 95, ean8: 67 };

function Bars({ box, code }: { box: Size & { x: number; y: number }; code: string }) {
  const symbology = symbologyOf(code);
  const modules = symbology === 'code128' ? 11 * (code.length + 2) + 13 : modulesOf[symbology];
  const module = moduleWidth(modules, box.width);
  if (code === '' || module === null) return null;
  const start = box.x + (box.width - modules * module) / 2;
  const bars = Array.from({ length: modules }, (_, index) => index).filter((index) =>
    index < 3 || index > modules - 4 ? index % 2 === 0 : looksDark(code, index),
  );
  return (
    <path
      d={bars
        .map((index) => `M${start + index * module} ${box.y}h${module}v${box.height}h${-module}z`)
        .join('')}
    />
  );
}

function looksDark(code: string, index: number): boolean {
  const letter = code.charCodeAt(Math.floor(index / 7) % code.length);
  return ((letter * 37 + 11) >> (index % 7)) % 2 === 1;
}
