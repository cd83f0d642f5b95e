import type { FocusEvent } from 'react';

/**
 * For `onFocus`: the wheel then leaves the field instead of changing a number by chance. Not `onWheel`, which does not hold the page: it
 * would have moved, and the wheel would be of what lies below.
 */
export function leaveByWheel({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.addEventListener('wheel', leave, { passive: false });
}

function leave({ currentTarget }: WheelEvent): void {
  if (currentTarget instanceof HTMLElement) currentTarget.blur();
}
