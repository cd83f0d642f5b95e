let media: MediaQueryList | null = null;

/** Whether somebody points with a mouse; a finger's keyboard stays away until it is wanted. */
export function hasMouse(): boolean {
  media ??= matchMedia('(hover: hover)');
  return media.matches;
}
