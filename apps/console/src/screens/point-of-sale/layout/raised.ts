/** The list with one of its entries a place nearer to its beginning. */
export function raised<Entry>(list: readonly Entry[], place: number): Entry[] {
  const moved = [...list];
  moved.splice(place - 1, 0, ...moved.splice(place, 1));
  return moved;
}
