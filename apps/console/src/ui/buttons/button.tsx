import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'attention';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** One primary act on a screen; `danger` only inside a question that confirms. Default secondary. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
}

/** The look of a button for something else that acts like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
}: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.full);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While it works: a spinner in place of the words, and no second click. */
    busy?: boolean | undefined;
    icon?: ReactNode;
    trailing?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    busy = false,
    icon,
    trailing,
    className,
    children,
    disabled,
    ...rest
  } = props;
  const content = useRef<HTMLSpanElement>(null);
  useFocusKept(content, busy);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ variant, size, fullWidth }), className)}
    >
      {busy && <Spinner className={styles.spinner} />}
      <span ref={content} className={styles.content}>
        {icon}
        {children}
        {trailing}
      </span>
    </button>
  );
}

/** A button that works is disabled, and the browser takes the focus from it; afterwards the keyboard is there again. */
function useFocusKept(content: RefObject<HTMLSpanElement | null>, busy: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const button = content.current?.closest('button');
    if (busy) hadFocus.current = document.activeElement === button;
    else if (hadFocus.current && document.activeElement === document.body) button?.focus();
  }, [content, busy]);
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for screen readers and as the tip under the pointer. */
  label: string;
  icon: ReactNode;
  size?: ButtonSize | undefined;
  variant?: 'quiet' | 'secondary' | undefined;
};

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(buttonClass({ variant, size }), styles.square, className)}
    >
      {icon}
    </button>
  );
}

/** A button that reads as a link inside a sentence. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={cx(styles.text, className)} />;
}
