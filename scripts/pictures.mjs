import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensurePackages, run } from './setup.mjs';

// `npm run pictures` takes the pictures of the README anew.
ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureBuild();
for (const pictures of ['readme-pictures', 'language-pictures'])
  run(process.execPath, ['--import', 'tsx', `e2e/src/screens/${pictures}.ts`]);
