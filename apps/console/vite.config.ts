import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { progressiveApp } from './build/progressive-app.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), progressiveApp(), precompress()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/check-bundles.mjs reads it; it is not served.
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
            { name: 'ground', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/accounts', '/marketplace', '/admin', '/uploads', '/dev', '/docs', '/openapi.json'].map((path) => [
        path,
        server,
      ]),
    ),
  },
});
