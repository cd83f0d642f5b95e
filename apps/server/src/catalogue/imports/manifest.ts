import type { Manifest } from '#core/manifest.ts';
import { errorFile } from './error-file.ts';
import { removeOldImports } from './old-import-queries.ts';

export const imports = {
  downloads: {
    import_errors: errorFile,
  },
  purge: removeOldImports,
} satisfies Manifest;
