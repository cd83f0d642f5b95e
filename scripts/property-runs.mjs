import fc from 'fast-check';

// How far the property tests go. `npm test` says the same of the same code each time; `npm run soak` looks where
// nobody looked before, and what it finds is replayed with SEED.
const soak = Boolean(process.env.SOAK);
const seed = Number(process.env.SEED ?? (soak ? Date.now() % 2 ** 31 : 20));

fc.configureGlobal({ seed, numRuns: soak ? 30_000 : 300 });
