import { sayDevice as say } from '#sentences/sell/device.ts';

/** What a browser's name of itself has; the first of them counts, as most name others too. */
const browsers = [
  { is: 'edge', word: /Edg/ },
  { is: 'opera', word: /OPR/ },
  { is: 'samsung', word: /SamsungBrowser/ },
  { is: 'firefox', word: /Firefox|FxiOS/ },
  { is: 'chrome', word: /Chrome|CriOS/ },
  { is: 'safari', word: /Safari/ },
] as const;

const systems = [
  { is: 'ipad', word: /iPad/ },
  { is: 'iphone', word: /iPhone/ },
  { is: 'android', word: /Android/ },
  { is: 'windows', word: /Windows/ },
  { is: 'chromeos', word: /CrOS/ },
  { is: 'mac', word: /Mac OS/ },
  { is: 'linux', word: /Linux/ },
] as const;

/** How a device calls itself in the list of registers: `Chrome, Windows`. */
export function deviceLabel(userAgent: string): string {
  const browser = browsers.find(({ word }) => word.test(userAgent))?.is ?? 'other';
  const system = systems.find(({ word }) => word.test(userAgent))?.is ?? 'other';
  return say('label', { browser: say(`browser.${browser}`), system: say(`system.${system}`) });
}
