import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement> & { size?: number };
export type Icon = (props: IconProps) => ReactNode;

/**
 * One line icon on a grid of 20, drawn with a stroke of 1.75. Icons accompany words or stand in a labelled button,
 * so that they are hidden from screen readers.
 */
export function icon(...lines: string[]): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, at the top of its file
  return function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
}

/** The path of a whole circle. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
