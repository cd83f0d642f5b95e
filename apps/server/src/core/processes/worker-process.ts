import type { Log } from '#core/database/access/log.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { LiveNews } from '#core/live/live-news.ts';
import { resultOf } from '#core/pictures/picture-messages.ts';
import type { RenditionFiles } from '#core/pictures/pictures.ts';
import { givesMemoryBack } from './gives-memory-back.ts';
import { keepRunning } from './keep-running.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

export interface WorkerProcessOptions {
  /** The file of the worker's module: `src/worker.ts` or its bundle. */
  entry: string;
  start: WorkerStart;
  log: Log;
  /** Is told what the worker hears of the database; see `LiveUpdates`. */
  onNews(news: LiveNews): void;
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

const stopPatienceMs = 10_000;
const patienceMs = 60_000;
const mostWaiting = 40;

// Measured together: after thousands of mails the largest pictures leave the worker below 200 MB resident.
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=96', '--expose-gc'];

interface Waiting {
  path: string;
  sent: boolean;
  answer(result: RenditionFiles | DomainError): void;
}

/** Starts the worker and starts it again whenever it dies. */
export function startWorkerProcess({
  entry,
  start,
  log,
  onNews,
  execArgv,
}: WorkerProcessOptions): WorkerProcess {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let isStopping = false;

  const worker = keepRunning<FromWorker, ToWorker>({
    name: 'worker',
    entry,
    execArgv,
    nodeOptions: smallHeap,
    env: { ...process.env, ...givesMemoryBack },
    stopPatienceMs,
    log,
    onLaunch(tell) {
      tell({ kind: 'start', ...start });
      for (const [id, picture] of waiting) hand(id, picture, tell);
    },
    onMessage(message) {
      if (message.kind === 'picture' || message.kind === 'no_picture') {
        waiting.get(message.id)?.answer(resultOf(message));
      } else {
        onNews(message);
      }
    },
    onEnd() {
      // What the worker was given may be what killed it: it is not given again.
      for (const picture of waiting.values()) if (picture.sent) picture.answer(unavailable());
      return true;
    },
  });

  function hand(id: number, picture: Waiting, tell: (message: ToWorker) => void): void {
    picture.sent = true;
    tell({ kind: 'decode_picture', id, path: picture.path });
  }

  function decodePicture(path: string): Promise<RenditionFiles> {
    if (isStopping || waiting.size >= mostWaiting) return Promise.reject(unavailable());
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
      if (worker.pid() !== null) hand(id, picture, worker.tell);
    });
  }

  return {
    decodePicture,
    pid: worker.pid,
    stop() {
      isStopping = true;
      for (const picture of waiting.values()) if (!picture.sent) picture.answer(unavailable());
      return worker.stop();
    },
  };
}

function unavailable(): DomainError {
  return new DomainError('unavailable', { retryAfterSeconds: 5 });
}
