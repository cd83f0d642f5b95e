import type { Log } from '#core/database/access/log.ts';
import type { LiveNews } from '#core/live/live-news.ts';
import { answerOf } from '#core/pictures/picture-messages.ts';
import type { RenditionFiles } from '#core/pictures/pictures.ts';
import { givesMemoryBack } from './gives-memory-back.ts';
import { keepRunning } from './keep-running.ts';
import type { FromWeb, ToWeb, WebStart } from './web-messages.ts';

// What is alive is a quarter of it: the rest would be garbage that waits, and 500 shops leave the process below 300 MB resident.
const smallHeap = ['--max-old-space-size=224'];

export interface WebProcessOptions {
  /** The file of the web process's module: `src/web.ts` or its bundle. */
  entry: string;
  log: Log;
}

/** The process that serves HTTP, as its parent sees it: kept running until `stop`, once it has served. */
export interface WebProcess {
  /**
   * Has it serve, now and whenever it is started again.
   * @param decodePicture decodes what it receives
   * @throws Error what kept it from serving the first time
   */
  serve(start: WebStart, decodePicture: (path: string) => Promise<RenditionFiles>): Promise<void>;
  /** Is told to whoever looks at the store. */
  hear(news: LiveNews): void;
  /** Answers what is under way. */
  stop(): Promise<void>;
}

/** Starts the web process, which loads its modules and waits for `serve`. The owner's database URL stays out of it. */
export function startWebProcess({ entry, log }: WebProcessOptions): WebProcess {
  let start: WebStart | null = null;
  let decode: (path: string) => Promise<RenditionFiles>;
  let hasServed = false;
  let complaint: string | undefined;
  let settle: { resolve(): void; reject(error: Error): void };
  const firstServing = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever calls `serve` is told; it may end before that.
  firstServing.catch(() => {});

  const web = keepRunning<FromWeb, ToWeb>({
    name: 'web process',
    entry,
    nodeOptions: smallHeap,
    // Set to nothing, not left out: a file of variables (--env-file) that is read again would bring it back.
    env: { ...process.env, ...givesMemoryBack, DATABASE_OWNER_URL: '' },
    log,
    onLaunch: tellStart,
    onMessage(message, reply) {
      if (message.kind === 'decode_picture') {
        void answerOf(message.id, decode(message.path)).then(reply);
      } else if (message.kind === 'serving') {
        hasServed = true;
        settle.resolve();
      } else if (message.kind === 'cannot_serve') {
        complaint = message.why;
      }
    },
    onEnd(reason) {
      const why = complaint ?? `The web process ended before it served (${reason}).`;
      complaint = undefined;
      if (!hasServed) settle.reject(Object.assign(new Error(why), { stack: why }));
      return hasServed;
    },
  });

  function tellStart(tell: (message: ToWeb) => void): void {
    if (start) tell({ kind: 'start', ...start, demo: start.demo && !hasServed });
  }

  return {
    serve(given, decodePicture) {
      start = given;
      decode = decodePicture;
      tellStart(web.tell);
      return firstServing;
    },
    hear: web.tell,
    stop: web.stop,
  };
}
