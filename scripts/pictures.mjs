import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensurePackages, run } from './setup.mjs';

// `npm run pictures` takes the pictures of the README anew.
ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureBuild();
run(process.execPath, ['--import', 'tsx', 'e2e/src/screens/readme-pictures.ts']);
