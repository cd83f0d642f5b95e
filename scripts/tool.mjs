import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensurePackages, root } from './setup.mjs';

// `node scripts/tool.mjs backup <file>`: runs one of the server's tools with the arguments that follow its name.
const [name = ''] = process.argv.splice(2, 1);
ensurePackages();
ensureBuild();
process.chdir(root);
await import(pathToFileURL(join(root, `apps/server/dist/tools/${name}.js`)).href);
