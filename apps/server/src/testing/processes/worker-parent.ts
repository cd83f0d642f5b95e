import { silentLog } from '#core/database/access/log.ts';
import type { WorkerStart } from '#core/processes/worker-messages.ts';
import { startWorkerProcess } from '#core/processes/worker-process.ts';

// A process that has a worker, for the test that kills it: prints the worker's pid and waits.

const { entry, start } = JSON.parse(process.argv[2] ?? '') as { entry: string; start: WorkerStart };
const worker = startWorkerProcess({
  onNews() {},
  entry,
  execArgv: [],
  start,
  log: silentLog,
});
process.stdout.write(`${worker.pid()}\n`);
