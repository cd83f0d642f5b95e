import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { samplesOf } from '../apps/server/src/catalogue/products/samples/samples.ts';
import { itemsOf } from '../apps/server/src/demo/demo-products.ts';
import { stories } from '../apps/server/src/demo/scheduled-events.ts';
import { productTypes } from '../packages/rules/src/stores/product-types.ts';
import { motifs, tints } from './sample-motifs.mjs';
import { root } from './setup.mjs';

// `npm run sample-pictures` draws the pictures of the sample products and of the demo anew. They are kept as WebP: the server never reads SVG.
const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp');
const folder = join(root, 'apps/server/samples');
const sides = { small: 160, card: 400, medium: 512 };

mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));
const ofSamples = productTypes.flatMap(({ id }) => samplesOf(id).map(({ picture }) => picture));
const ofDemo = stories.flatMap(({ shelves, currency }) =>
  itemsOf(shelves, currency).map(({ picture }) => picture),
);
const wanted = new Set([...ofSamples, ...ofDemo]);
for (const picture of wanted) {
  const [name = '', tint = ''] = picture.split('-');
  if (!(name in motifs && tint in tints)) throw new Error(`There is no drawing ${picture}`);
  for (const [size, side] of Object.entries(sides)) {
    const drawn = sharp(Buffer.from(svg(motifs[name], tints[tint])), { density: (72 * side) / 128 });
    const bytes = await drawn.resize(side, side).webp({ quality: 80, effort: 6 }).toBuffer();
    writeFileSync(join(folder, `${picture}-${size}.webp`), bytes);
  }
}

/** @param {string} lines @param {string[]} colours */
function svg(lines, [tint, ground]) {
  const filled = lines.replaceAll('TINT', tint).replaceAll('PAPER', '#FFFFFF');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
<rect width="128" height="128" fill="${ground}"/><ellipse cx="64" cy="104" rx="40" ry="4" fill="${tint}"/>
<g transform="translate(16 16)" fill="none" stroke="#14181F" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${filled}</g></svg>`;
}
