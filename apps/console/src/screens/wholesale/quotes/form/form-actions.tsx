import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import { Row } from '#ui/layout/layout.tsx';

interface FormActionsProps {
  /** Among the actions of the page; null while it is not drawn. */
  place: HTMLElement | null;
  children: ReactNode;
}

/** The buttons of a form: below it, and on a phone in the bar of the page, at the thumb. */
export function FormActions({ place, children }: FormActionsProps) {
  const isPhone = useMedia(phone);
  return isPhone && place ? createPortal(children, place) : <Row justify="end">{children}</Row>;
}
