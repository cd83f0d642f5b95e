import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A TypeScript file that runs as a process of its own, for tests that kill it. */
export interface Script {
  pid: number;
  /** The next line of its standard output; its standard error when it ended instead. */
  nextLine(): Promise<string>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `file` (relative to this folder) with arguments. */
export function startScript(file: string, ...args: string[]): Script {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  return {
    pid: child.pid ?? 0,
    async nextLine() {
      const { value, done } = await lines.next();
      if (!done) return value;
      await ended;
      throw new Error(`${file} ended: ${complaint}`);
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
