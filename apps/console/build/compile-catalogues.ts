import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';

const catalogueFile = /\/packages\/messages\/src\/[a-z]{2}\/([a-z-]+\/)*[a-z-]+\.ts$/;

/**
 * Compiles the catalogues into the bundle, so that the browser only fills in values. A file of the catalogue holds a whole
 * area; each of its exports becomes a module of its own and travels with the screens that use it.
 */
export function compileCatalogues(): Plugin {
  const sentences = new Map<string, string>();
  return {
    name: 'compile-catalogues',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (sentences.has(source)) return source;
      if (source !== './format-message.ts' || !importer?.endsWith('/packages/messages/src/translator.ts'))
        return;
      return this.resolve('./format-compiled.ts', importer);
    },
    load(id) {
      return sentences.get(id);
    },
    async transform(source, id) {
      if (!catalogueFile.test(id)) return;
      const names: string[] = [];
      for (const [name, texts] of await cataloguesIn(source, id)) {
        names.push(name);
        sentences.set(`${id}?${name}`, `export const ${name} = ${JSON.stringify(compiled(texts))};`);
      }
      return {
        code: names.map((name) => `export { ${name} } from ${JSON.stringify(`${id}?${name}`)};`).join('\n'),
        map: null,
      };
    },
  };
}

/** A file of the catalogue is data: it imports nothing, so it can be read where it stands. */
async function cataloguesIn(source: string, id: string): Promise<[name: string, texts: Texts][]> {
  const { code } = await transformWithOxc(source, id);
  return Object.entries(await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`));
}

type Texts = Record<string, string>;

function compiled(texts: Texts) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}
