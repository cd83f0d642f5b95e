/** Prints one measured line; a figure over its limit makes the run fail. */
export function report(what: string, figures: Record<string, string | number | boolean>): void {
  const told = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  process.stdout.write(`${what} | ${told.join(' | ')}\n`);
  if (figures.holds === false) process.exitCode = 1;
}
