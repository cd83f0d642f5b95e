import { lockDataDir } from '#core/config/data-dir-lock.ts';

// Takes the lock of the folder it is told and says how that went; keeps it until it is killed.
const [, , folder = ''] = process.argv;
const answer = await lockDataDir(folder).then(
  () => 'held',
  (error: Error) => error.message,
);
process.stdout.write(`${answer}\n`);
if (answer === 'held') setInterval(() => {}, 60_000);
