import { readdirSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Page } from 'playwright-core';

/** The language in whose place it is served: a browser asks for the files of a language that it knows. */
export const pseudoPlace = 'sw';

type Piece = string | number | Piece[] | { [choice: string]: Piece };

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áä', e: 'éë', i: 'íï', o: 'óö', u: 'úü', y: 'ýy' },
  ...{ A: 'Áä', E: 'Éë', I: 'Íï', O: 'Óö', U: 'Úü', Y: 'Ýy' },
};

/** Words that take as much room as those of a long language: each vowel twice, with accents, which adds two fifths. */
export function longer(text: string): string {
  return text.replace(/[aeiouy]/gi, (vowel) => accents[vowel] ?? vowel);
}

/** A compiled sentence with longer words; its values, tags and choices stay (`[name]`, `[name, kind, choices]`, `[tag, ...inside]`). */
export function pseudo(message: Piece): Piece {
  if (typeof message === 'string') return longer(message);
  if (!Array.isArray(message)) return message;
  return message.map((piece) => (Array.isArray(piece) ? pseudoSlot(piece) : pseudo(piece)));
}

function pseudoSlot([name = '', ...rest]: Piece[]): Piece[] {
  const isTag = typeof rest[0] !== 'number' || rest[0] === 0;
  if (isTag) return [name, ...(pseudo(rest) as Piece[])];
  return [name, ...rest.map(choicesOf)];
}

function choicesOf(part: Piece): Piece {
  if (typeof part !== 'object' || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([choice, text]) => [choice, pseudo(text)]));
}

let made: Promise<string> | undefined;

/** All catalogues of the English in longer words, as the build writes a language. */
async function pseudoCatalogues(): Promise<string> {
  const folder = new URL('../../../../packages/messages/src/en/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const areas = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const catalogues = areas
    .flatMap((area) => Object.entries(area as Record<string, Record<string, string>>))
    .map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(compile(text) as Piece)])),
    ]);
  return JSON.stringify(Object.fromEntries(catalogues));
}

const file = new RegExp(`/assets/${pseudoPlace}-[\\w-]+\\.js$`);

/** Until it is taken back, this page gets the longer words where it asks for that language; nothing of them is in the product. */
export async function servePseudo(page: Page): Promise<() => Promise<void>> {
  made ??= pseudoCatalogues();
  const catalogues = await made;
  await page.route(file, (route) => {
    const real = JSON.stringify(`${new URL(route.request().url()).pathname}?real`);
    // The topics of the help are a text.
    const body = `import real from ${real}; export * from ${real}; export default typeof real === 'string' ? real : ${catalogues};`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => page.unroute(file);
}
