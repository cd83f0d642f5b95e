import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileCatalogues } from './build/compile-catalogues.ts';
import { precompress } from './build/precompress.ts';
import { progressiveApp } from './build/progressive-app.ts';

const sharedStyles = /src[\\/](shell|parts|ui|screens[\\/](accounts|pages))[\\/].*\.module\.css/;
/** With what it alone searches with: nothing of it may lie beside it in a file that needs it. */
const ofTill =
  /src[\\/]offline[\\/](?!new-uuid|till-errors)|node_modules[\\/](dexie|tinyqueue)[\\/]|rules[\\/]src[\\/]search[\\/](phone-digits|slip)\./;
/** Neither of a screen, nor what shows two people's changes of one record: editors fetch that beside what all pages share. */
const notOfAScreen = /^(?!.*src[\\/](screens|parts[\\/]forms[\\/]differences-modal))/;
/** What the command palette says: two parts of it need that, and no page. */
const paletteWords = /[\\/]shell[\\/]palette\.ts/;
/** Draws the code of a receipt: for the till, and for the window that its customers look at. */
const qrCodes = /node_modules[\\/]uqr[\\/]/;
/** Draws a shop, with what the gallery of themes and their editor both read of it. */
const ofThemes =
  /packages[\\/](themes|messages[\\/]src[\\/][a-z]{2}[\\/]storefront[\\/](shop|editor)\.)|src[\\/]sentences[\\/]storefront[\\/]editor\.|src[\\/]api[\\/]storefront[\\/](looks|shop-pictures)\.|src[\\/]screens[\\/]theme[\\/]preview[\\/](?!look-preview)/;
/** For pictures of products and sections of a shop. */
const dragging = /node_modules[\\/]@(dnd-kit|preact)[\\/]/;
/** What a select, a field with suggestions and the palette open: fetched with the first of them. */
const comboboxes = /@base-ui[\\/]react[\\/](combobox|autocomplete)[\\/]/;
/** A manifest tells of an area to whom opens a store, and fetches it when somebody goes there. */
const screen = /src[\\/]screens[\\/]([a-z-]+)[\\/](?!manifest\.ts)/;
const screenArea = (id: string) => screen.exec(id)?.[1] ?? null;
const ours = /(apps[\\/]console|packages[\\/](rules|contract|messages))[\\/]src[\\/]/;
const isDoor = makeIsDoor();
const areaOf = makeAreaOf();
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [compileCatalogues(), react(), progressiveApp(), precompress()],
  build: {
    target: 'es2023',
    // Browsers of that year preload modules by themselves.
    modulePreload: { polyfill: false },
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/checks/check-bundles.mjs reads it; it is not served.
    manifest: '.vite/manifest.json',
    // A drawing or a font inside a script would be loaded by every visit; all stay files of their own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only when its version does: returning visitors keep it through our releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            {
              name: 'framework',
              test: /node_modules[\\/](react-router|react-hook-form|@tanstack[\\/](react-query|query-core))[\\/]/,
              priority: 10,
            },
            // What every visit needs of ours: one file instead of a dozen small ones.
            { name: 'ground', tags: ['$initial'], priority: 5 },
            // The database and the sender of a till: fetched by who sells, and by whom something waits to be sent.
            { name: 'till', test: ofTill, includeDependenciesRecursively: false, priority: 4.5 },
            {
              name: 'virtual',
              test: /node_modules[\\/]@tanstack[\\/](react-virtual|virtual-core)[\\/]/,
              priority: 4.5,
            },
            { name: 'themes', test: ofThemes, includeDependenciesRecursively: false, priority: 4.5 },
            { name: 'dragging', test: dragging, includeDependenciesRecursively: false, priority: 4.5 },
            { name: 'combobox', test: comboboxes, includeDependenciesRecursively: false, priority: 4.5 },
            // What the pages of a store share comes in one file, as a list that asked for a hundred small ones showed late. No file may
            // need another one that needs it: a module would run before what it needs.
            { name: 'palette', test: paletteWords, includeDependenciesRecursively: false, priority: 4 },
            { name: 'styles', test: sharedStyles, includeDependenciesRecursively: false, priority: 4 },
            { name: isDoor, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
            // What the screens of an area share, with all of ours that they alone need.
            { name: areaOf, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
            {
              name: 'shared',
              test: notOfAScreen,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/accounts', '/marketplace', '/admin', '/uploads', '/fonts', '/dev', '/docs', '/openapi.json'].map(
        (path) => [path, server],
      ),
    ),
  },
});

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** What the pages before a store share (sign up, verify, terms) is a file of its own: they do without the parts of a store's pages. */
function makeIsDoor() {
  const known = new Map<string, boolean>();
  return (id: string, modules: Modules) => {
    const leadsToDoor = (from: string): boolean => {
      const before = known.get(from);
      if (before !== undefined) return before;
      known.set(from, false);
      const importers = modules.getModuleInfo(from)?.importers ?? [];
      const isDoor = /src[\\/]screens[\\/](accounts|pages)[\\/]/.test(from) || importers.some(leadsToDoor);
      known.set(from, isDoor);
      return isDoor;
    };
    return leadsToDoor(id) ? 'door' : null;
  };
}

/** The area of a screen, and of what the screens of one area alone need of ours. */
function makeAreaOf() {
  return (id: string, modules: Modules): string | null => {
    if (qrCodes.test(id)) return 'sell';
    const own = screenArea(id);
    if (own !== null || !ours.test(id)) return own;
    const areas = new Set<string | null>();
    const seen = new Set<string>();
    const visit = (module: string): void => {
      if (seen.has(module) || areas.size > 1) return;
      seen.add(module);
      const importers = modules.getModuleInfo(module)?.importers ?? [];
      // Fetched by itself: by whom is not known here.
      if (importers.length === 0) areas.add(null);
      for (const from of importers) {
        const area = screenArea(from);
        if (area === null) visit(from);
        else areas.add(area);
      }
    };
    visit(id);
    const [area = null] = areas;
    return areas.size === 1 ? area : null;
  };
}
