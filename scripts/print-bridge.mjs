import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Passes receipts from a till in a browser on this computer to a printer in the network (docs/print-bridge.md):
// node scripts/print-bridge.mjs --printer 192.168.1.50 --origin https://sokoni.example

const mostBytes = 1_000_000;
const patience = 8_000;

/**
 * Takes `POST /print` from pages of one origin, and writes the bytes to the printer.
 * @param {{ origin: string, printer: { host: string, port: number } }} options
 */
export function printBridge({ origin, printer }) {
  return createServer(async (request, response) => {
    const answer = (status) => response.writeHead(status).end();
    if (request.headers.origin !== origin) return answer(403);
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'origin');
    if (request.url !== '/print') return answer(404);
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'POST');
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('access-control-allow-private-network', 'true');
      return answer(204);
    }
    if (request.method !== 'POST') return answer(405);
    try {
      const bytes = await bodyOf(request);
      if (!bytes) return answer(413);
      await write(printer, bytes);
      answer(204);
    } catch (error) {
      console.error(`${printer.host}:${printer.port} ${error.message}`);
      answer(502);
    }
  });
}

async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Resolves when the printer has taken all of it. */
function write({ host, port }, bytes) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.end(bytes));
    socket.setTimeout(patience, () => socket.destroy(new Error('takes nothing')));
    socket.once('finish', resolve);
    socket.once('error', reject);
    // What it says of itself is not read.
    socket.resume();
  });
}

function main() {
  const { values } = parseArgs({
    options: {
      printer: { type: 'string' },
      origin: { type: 'string' },
      port: { type: 'string', default: '9180' },
    },
  });
  const { printer, origin, port } = values;
  if (!printer || !origin) {
    console.error(
      'Say which printer and which address: --printer 192.168.1.50 --origin https://sokoni.example',
    );
    process.exit(1);
  }
  const [host, printerPort = '9100'] = printer.split(':');
  const bridge = printBridge({
    origin: new URL(origin).origin,
    printer: { host, port: Number(printerPort) },
  });
  bridge.listen(Number(port), '127.0.0.1', () =>
    console.log(
      `Receipts from ${origin} go to ${host}:${printerPort}. Listening on http://localhost:${bridge.address().port}`,
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
