import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

interface Chunk {
  type: 'chunk';
  fileName: string;
  name: string;
  isEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** What must be there without a network before a screen asks for anything: the page, its entry and the frame. */
const shellParts = new Set(['store-pages', 'shell']);
const shellFiles = [/^index\.html$/, /^theme-boot\.js$/, /^assets\/inter-latin-wght-normal-.*\.woff2$/];

/** The service worker, and the list of files that it stores at installation. */
export function progressiveApp(): Plugin[] {
  const shell = new Set<string>();

  const findShell: Plugin = {
    name: 'sokoni-shell-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const add = (chunk: Chunk | undefined): void => {
        if (!chunk || shell.has(chunk.fileName)) return;
        shell.add(chunk.fileName);
        for (const css of chunk.viteMetadata?.importedCss ?? []) shell.add(css);
        for (const name of chunk.imports) add(byName.get(name));
      };
      for (const chunk of chunks) if (chunk.isEntry || shellParts.has(chunk.name)) add(chunk);
    },
  };

  return [
    findShell,
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2}'],
        // The names of our assets carry their content; asking for them with a revision would fetch them twice.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (entries) => ({
            manifest: entries
              .filter(({ url }) => shell.has(url) || shellFiles.some((pattern) => pattern.test(url)))
              // Asked for by its address: only there does the server write its public configuration into it.
              .map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
          }),
        ],
      },
    }),
  ];
}
