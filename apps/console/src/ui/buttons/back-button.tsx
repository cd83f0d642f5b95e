import { ChevronLeftIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { cx } from '#ui/cx.ts';
import styles from './back-button.module.css';
import { Button, buttonClass } from './button.tsx';

/** SPEC section 2: "A back button labelled Back." */
export function BackButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <Button
      variant="quiet"
      size="sm"
      {...rest}
      className={cx(styles.back, className)}
      icon={<ChevronLeftIcon size={18} />}
    >
      {sayUi('back')}
    </Button>
  );
}

/** The look of the back button for a link: `<Link className={backClass}><BackWords /></Link>`. */
export const backClass = cx(buttonClass({ variant: 'quiet', size: 'sm' }), styles.back);

export function BackWords() {
  return (
    <>
      <ChevronLeftIcon size={18} />
      {sayUi('back')}
    </>
  );
}
