import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './statements.ts';

/**
 * The least that could answer the same: bare `pg` behind `node:http`, running the same statements on one connection
 * and sending the rows. Run as its own process: `bare-server.ts <database url>`, statements by path over IPC.
 */
const [, , databaseUrl = ''] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
let statements: Record<string, Statement[]> = {};

const server = createServer(async (request, response) => {
  const list = statements[request.url ?? ''];
  if (!list) {
    response.writeHead(404).end();
    return;
  }
  const client = await pool.connect();
  let rows: unknown[] = [];
  for (const { text, values } of list) {
    const result = await client.query(values.length > 0 ? { text, values } : text);
    if (!Array.isArray(result) && result.rows.length > 0) rows = result.rows;
  }
  client.release();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: rows }));
});

process.on('message', (message: Record<string, Statement[]>) => {
  statements = message;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
});
process.on('disconnect', () => process.exit(0));
