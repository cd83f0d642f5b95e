import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, type RefObject } from 'react';
import { late } from './late/late.ts';
import { useLate } from './late/use-late.ts';

export interface PopoverProps {
  /** The button that opens it. */
  target: ReactElement<ComponentProps<'button'>>;
  /** Spoken as its name. */
  label: string;
  /** In pixels. */
  width: number;
  /** What the keyboard begins at. */
  focusOn: RefObject<HTMLElement | null>;
  children: (close: () => void) => ReactNode;
}

const popover = late(() => import('./base/base-popover.tsx'));

/** A small form beside the button that opens it. */
export function Popover({ target, ...panel }: PopoverProps) {
  const { id, part, press, fetchAhead } = useLate(popover, target.props.id);
  if (part) return <part.BasePopover target={cloneElement(target, { id })} {...panel} />;
  return cloneElement(target, {
    id,
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => void press(),
  });
}
