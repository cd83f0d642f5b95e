import { inServer } from '#core/in-server.ts';

/** The pictures of the sample products. */
export const sampleFolder = inServer('samples');
