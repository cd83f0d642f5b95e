/** The one colour of each look, as it stands on white paper: dark enough to be read there. */
const accents: Readonly<Record<string, string>> = {
  duka: '#C4512F',
  souk: '#7A5C24',
  high_street: '#16191F',
  corner: '#1F7A3F',
};

/** The colour of a store's documents; the house's own while it has chosen no look. */
export function documentColour(look: string | null): string {
  return (look !== null && accents[look]) || '#1B7A4B';
}
