const soak = Boolean(process.env.SOAK);

/**
 * How far a model goes on the database. `npm run soak` takes 2,000 runs that nobody has seen before; with the SEED that a
 * failure names they come again.
 */
export const modelRuns = {
  numRuns: soak ? 2000 : 100,
  seed: Number(process.env.SEED ?? (soak ? Date.now() % 2 ** 31 : 20)),
};

/** The most that all of them may take, in milliseconds. */
export const modelPatience = modelRuns.numRuns * 10_000;
