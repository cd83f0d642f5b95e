import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('data-theme="dark"');

const themes = { light: colorsOf(light), dark: { ...colorsOf(light), ...colorsOf(dark) } };
const surfaces = ['paper', 'surface', 'sunken', 'hover'];
const text = ['ink', 'ink-soft', 'ink-muted', 'primary-ink', 'danger-ink', 'info-ink', 'warning-ink'];

/** Text on what lies under it: 4.5 to 1. */
const textPairs = [
  ...text.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-primary-soft', 'primary-soft'],
  ['on-attention', 'attention'],
  ['on-attention-soft', 'attention-soft'],
  ['ink', 'attention-soft'],
  ['ink-soft', 'attention-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-good-soft', 'good-soft'],
  ['on-bad-soft', 'bad-soft'],
  ['on-info-soft', 'info-soft'],
] as const;

/** What tells a control or its focus from what lies under it: 3 to 1. */
const shapePairs = ['line-field', 'focus'].flatMap((shape) =>
  surfaces.map((surface) => [shape, surface] as const),
);

describe.each(Object.entries(themes))('DESIGN: every pair meets WCAG 2.2 AA, %s', (_name, colors) => {
  it('reads the theme', () => expect(Object.keys(colors).length).toBeGreaterThan(30));

  it.each(textPairs)('%s on %s', (ink, under) =>
    expect(contrast(colors, ink, under)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(shapePairs)('%s against %s', (shape, under) =>
    expect(contrast(colors, shape, under)).toBeGreaterThanOrEqual(3),
  );
});

type Colors = Record<string, string>;

function colorsOf(block: string): Colors {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  );
}

function contrast(colors: Colors, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(colors[one]), luminance(colors[other])].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
