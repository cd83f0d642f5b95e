import { encode } from 'uqr';

interface QrProps {
  text: string;
  className?: string | undefined;
}

/** Modules of white around the code. */
const quiet = 4;

/** A text as a QR code, dark on light in both themes. A screen reader says the text. */
export function Qr({ text, className }: QrProps) {
  const { size, data } = encode(text, { ecc: 'M', border: quiet });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
