import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from './database/log.ts';
import { DomainError } from './domain-error.ts';
import type { RenditionFiles } from './pictures.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

export interface WorkerProcessOptions {
  /** The file of the worker's module: `src/worker.ts` or its bundle. */
  entry: string;
  start: WorkerStart;
  log: Log;
  /** Options for node itself; by default those of this process, without a debugger. */
  execArgv?: readonly string[];
}

/** The worker as its parent sees it: kept running until `stop`. */
export interface WorkerProcess {
  /**
   * One picture at a time; while the worker starts again the picture waits.
   * @throws DomainError what the decoder says, `unavailable` when the worker died over it or has too much to do
   */
  decodePicture(path: string): Promise<RenditionFiles>;
  /** Null while it is down. */
  pid(): number | null;
  /** Lets running jobs end, for at most 10 seconds. */
  stop(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A worker that lived this long had no trouble starting. */
const settledMs = 30_000;
const stopPatienceMs = 10_000;
const patienceMs = 60_000;
const mostWaiting = 40;

// Measured together: after thousands of mails the largest pictures leave the worker below 200 MB resident.
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=96', '--expose-gc'];
/** Or the C library keeps for itself what a decoder has freed. */
const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

interface Waiting {
  path: string;
  sent: boolean;
  answer(result: RenditionFiles | DomainError): void;
}

/** Starts the worker and starts it again whenever it dies. The worker ends by itself when its parent is gone. */
export function startWorkerProcess({ entry, start, log, execArgv }: WorkerProcessOptions): WorkerProcess {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let nextId = 1;
  let pauseMs = firstPauseMs;
  let restart: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | undefined;

  function launch(): void {
    const startedAt = performance.now();
    const launched = fork(entry, [], {
      execArgv: [...(execArgv ?? withoutDebugger(process.execArgv)), ...smallHeap],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...givesMemoryBack },
    });
    child = launched;
    launched.on('message', (message) => receive(message as FromWorker));
    launched.on('error', (error) => {
      log.error({ err: error }, 'the worker could not be reached');
      if (launched.pid === undefined) ended('not started');
    });
    launched.once('exit', (code, signal) => ended(signal ?? code));

    function ended(reason: string | number | null): void {
      child = null;
      failSent();
      if (stopped) return;
      if (performance.now() - startedAt > settledMs) pauseMs = firstPauseMs;
      log.error({ reason }, 'the worker ended; starting it again');
      restart = setTimeout(launch, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }

    tell({ kind: 'start', ...start });
    for (const [id, picture] of waiting) hand(id, picture);
  }

  function tell(message: ToWorker): void {
    // A channel that closes meanwhile is told by 'exit'.
    child?.send(message, () => {});
  }

  function hand(id: number, picture: Waiting): void {
    if (!child) return;
    picture.sent = true;
    tell({ kind: 'decode_picture', id, path: picture.path });
  }

  function receive(message: FromWorker): void {
    const result = message.kind === 'done' ? message.renditions : new DomainError(message.code, message);
    waiting.get(message.id)?.answer(result);
  }

  /** What the worker was given may be what killed it: it is not given again. */
  function failSent(): void {
    for (const picture of waiting.values()) if (picture.sent) picture.answer(unavailable());
  }

  function decodePicture(path: string): Promise<RenditionFiles> {
    if (stopped || waiting.size >= mostWaiting) return Promise.reject(unavailable());
    const id = nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => picture.answer(unavailable()), patienceMs);
      const picture: Waiting = {
        path,
        sent: false,
        answer(result) {
          clearTimeout(timer);
          waiting.delete(id);
          if (result instanceof DomainError) reject(result);
          else resolve(result);
        },
      };
      waiting.set(id, picture);
      hand(id, picture);
    });
  }

  async function end(): Promise<void> {
    clearTimeout(restart);
    for (const picture of waiting.values()) if (!picture.sent) picture.answer(unavailable());
    const running = child;
    if (!running) return;
    const closed = new Promise((resolve) => running.once('exit', resolve));
    tell({ kind: 'stop' });
    const last = setTimeout(() => running.kill('SIGKILL'), stopPatienceMs);
    await closed;
    clearTimeout(last);
  }

  launch();
  return {
    decodePicture,
    pid: () => child?.pid ?? null,
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}

function unavailable(): DomainError {
  return new DomainError('unavailable', { retryAfterSeconds: 5 });
}

function withoutDebugger(execArgv: readonly string[]): string[] {
  return execArgv.filter((option) => !option.startsWith('--inspect'));
}
