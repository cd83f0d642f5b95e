import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';

/** A language, with what the first visit says; with `?rest`, all that it leaves out. */
const languageFile = /\/packages\/messages\/src\/languages\/[a-z]{2}\.json(\?rest)?$/;

/** What /login and the frame around every page say. What else the first page comes to say stops the build. */
const ofFirstVisit = new Set([
  'networkProblems',
  'newVersion',
  'outerPages',
  'firstUiWords',
  'accountProblems',
  'loginPage',
]);

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
      const language = languageFile.exec(id);
      if (language)
        return {
          code: partOf(JSON.parse(source), id, language[1] === undefined),
          map: null,
          moduleType: 'js',
        };
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
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const late = files
        .filter(
          (file) =>
            file.isEntry || files.some((entry) => entry.isEntry && entry.imports.includes(file.fileName)),
        )
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) => /\/messages\/src\/en\/.+\?(\w+)$/.exec(id)?.[1] ?? [])
        .filter((name) => !ofFirstVisit.has(name));
      if (late.length > 0) this.error(`the first visit says ${late.join(', ')}: add to ofFirstVisit`);
    },
  };
}

/** A file of the catalogue is data: it imports nothing, so it can be read where it stands. */
async function cataloguesIn(source: string, id: string): Promise<[name: string, texts: Texts][]> {
  const { code } = await transformWithOxc(source, id);
  return Object.entries(await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`));
}

type Texts = Record<string, string>;

/** The catalogues of a language that the first visit says, or all others. */
function partOf(language: Record<string, Texts>, id: string, isFirst: boolean): string {
  const part = Object.entries(language)
    .filter(([name]) => ofFirstVisit.has(name) === isFirst)
    .map(([name, texts]) => [name, compiled(texts)]);
  const texts = `export default ${JSON.stringify(Object.fromEntries(part))};`;
  return isFirst ? `${texts}\nexport const rest = () => import(${JSON.stringify(`${id}?rest`)});` : texts;
}

function compiled(texts: Texts) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}
