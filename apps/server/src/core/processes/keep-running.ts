import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '#core/database/access/log.ts';

export interface KeptProcessOptions<Heard, Told> {
  /** What the log calls it. */
  name: string;
  /** The file of its module: a source or its bundle. */
  entry: string;
  /** Options for node itself; by default those of this process, without a debugger. */
  execArgv?: readonly string[] | undefined;
  /** More of them, for this process alone. */
  nodeOptions?: readonly string[];
  /** Its whole environment. */
  env: NodeJS.ProcessEnv;
  /** How long `stop` waits until it kills; without it, for as long as it takes. */
  stopPatienceMs?: number;
  log: Log;
  /** It was started, for the first time or again, and may be told what it needs to know. */
  onLaunch(tell: (message: Told) => void): void;
  /** @param reply reaches the process that spoke, never one that took its place */
  onMessage(message: Heard, reply: (message: Told) => void): void;
  /**
   * It has ended, and all that it said was heard.
   * @returns whether it is started again
   */
  onEnd(reason: string | number | null): boolean;
}

/** A child process as its parent sees it. It ends by itself when its parent is gone. */
export interface KeptProcess<Told> {
  /** Is lost while the process is down. */
  tell(message: Told): void;
  /** Null while it is down. */
  pid(): number | null;
  /** Asks it to end, with the message `stop`, and waits until it has; it is not started again. */
  stop(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A process that lived this long had no trouble starting. */
const settledMs = 30_000;

/** Starts a process and starts it again whenever it dies. */
export function keepRunning<Heard, Told>({
  name,
  entry,
  execArgv = withoutDebugger(process.execArgv),
  nodeOptions = [],
  env,
  stopPatienceMs,
  log,
  onLaunch,
  onMessage,
  onEnd,
}: KeptProcessOptions<Heard, Told>): KeptProcess<Told> {
  let child: ChildProcess | null = null;
  let pauseMs = firstPauseMs;
  let restart: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | undefined;

  function launch(): void {
    const startedAt = performance.now();
    const launched = fork(entry, [], {
      execArgv: [...execArgv, ...nodeOptions],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env,
    });
    child = launched;
    launched.on('message', (message) => onMessage(message as Heard, (answer) => send(launched, answer)));
    launched.on('error', (error) => {
      log.error({ err: error }, `the ${name} could not be reached`);
      if (launched.pid === undefined) ended('not started');
    });
    // After 'exit' there may be something left to hear.
    launched.once('close', (code, signal) => ended(signal ?? code));

    function ended(reason: string | number | null): void {
      if (child !== launched) return;
      child = null;
      if (!onEnd(reason) || stopped) return;
      if (performance.now() - startedAt > settledMs) pauseMs = firstPauseMs;
      log.error({ reason }, `the ${name} ended; starting it again`);
      restart = setTimeout(launch, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }

    onLaunch(tell);
  }

  function tell(message: Told): void {
    if (child) send(child, message);
  }

  function send(to: ChildProcess, message: Told | { kind: 'stop' }): void {
    // A channel that closes meanwhile is told by 'close'.
    if (to.connected) to.send(message as object, () => {});
  }

  async function end(): Promise<void> {
    clearTimeout(restart);
    const running = child;
    if (!running) return;
    const closed = new Promise((resolve) => running.once('close', resolve));
    send(running, { kind: 'stop' });
    const last =
      stopPatienceMs === undefined ? undefined : setTimeout(() => running.kill('SIGKILL'), stopPatienceMs);
    await closed;
    clearTimeout(last);
  }

  launch();
  return {
    tell,
    pid: () => child?.pid ?? null,
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}

function withoutDebugger(options: readonly string[]): string[] {
  return options.filter((option) => !option.startsWith('--inspect'));
}
