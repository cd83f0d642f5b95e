import { fileURLToPath } from 'node:url';

/** The pictures of the sample products. This file lies where `../` is the server's folder, before and after bundling. */
export const sampleFolder = fileURLToPath(new URL('../samples', import.meta.url));
