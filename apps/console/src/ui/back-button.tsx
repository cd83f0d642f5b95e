import type { ComponentProps } from 'react';
import styles from './back-button.module.css';
import { Button, buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { ChevronStartIcon } from './icons.tsx';

/** SPEC section 2: "A back button labelled Back." */
export function BackButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <Button
      variant="quiet"
      size="sm"
      {...rest}
      className={cx(styles.back, className)}
      icon={<ChevronStartIcon size={18} className={styles.arrow} />}
    >
      Back
    </Button>
  );
}

/** The look of the back button for a link: `<Link className={backClass}><BackWords /></Link>`. */
export const backClass = cx(buttonClass({ variant: 'quiet', size: 'sm' }), styles.back);

export function BackWords() {
  return (
    <>
      <ChevronStartIcon size={18} className={styles.arrow} />
      Back
    </>
  );
}
