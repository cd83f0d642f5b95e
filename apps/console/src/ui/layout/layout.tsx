import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 6 | 8;
type BoxProps = ComponentProps<'div'> & { /** In steps of 4 px. */ gap?: Gap };

/** One below the other. */
export function Stack({ gap = 4, className, style, ...rest }: BoxProps) {
  return <div {...rest} className={cx(styles.stack, className)} style={{ '--gap': gap, ...style }} />;
}

type RowProps = BoxProps & {
  justify?: 'start' | 'between' | 'end' | 'center';
  align?: 'center' | 'start' | 'baseline';
  wrap?: boolean;
};

/** One beside the other; breaks onto a new line unless told not to. */
export function Row({
  gap = 2,
  justify = 'start',
  align = 'center',
  wrap = true,
  className,
  style,
  ...rest
}: RowProps) {
  return (
    <div
      {...rest}
      data-justify={justify}
      data-align={align}
      className={cx(styles.row, wrap && styles.wrap, className)}
      style={{ '--gap': gap, ...style }}
    />
  );
}

type GridProps = BoxProps & { /** The least width of a column, a CSS length. */ column?: string };

/** As many equal columns as fit. */
export function Grid({ gap = 4, column = '16rem', className, style, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      className={cx(styles.grid, className)}
      style={{ '--gap': gap, '--column': column, ...style }}
    />
  );
}

/** Detail pages: two thirds for the matter, one third for what accompanies it; one below the other on a phone. */
export function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.columns, className)} />;
}

/** The media query under which `Columns` stand one below the other. */
export const oneColumn = '(width < 64rem)';

/** Quieter text. */
export function Muted({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.muted, className)} />;
}
