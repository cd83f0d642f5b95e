/** The first that a browser's name of itself has; the order matters, as most name others too. */
const browsers: readonly [word: RegExp, name: string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly [word: RegExp, name: string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** How a device calls itself in the list of registers: `Chrome, Windows`. */
export function deviceLabel(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([word]) => word.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || userAgent.slice(0, 60);
}
