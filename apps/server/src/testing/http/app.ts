import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRoute, Calls } from '@sokoni/contract/calls';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import pino from 'pino';
import { buildApp } from '#app.ts';
import { type Config, readConfig } from '#core/config/config.ts';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { openFiles } from '#core/files/files.ts';
import { runDueJobs } from '#core/jobs/jobs.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { listenToEvents } from '#core/live/listen.ts';
import { startLiveUpdates } from '#core/live/live-updates.ts';
import { type CapturedMail, capturedMails, mailFolder } from '#core/mail/captured.ts';
import { openMailer } from '#core/mail/mailer.ts';
import { decodePicture } from '#core/pictures/decode-picture.ts';
import { makePictures } from '#core/pictures/pictures.ts';
import { makePasswords } from '#core/security/passwords.ts';
import { makeSecrets } from '#core/security/secrets.ts';
import type { Services } from '#core/services.ts';
import { hooks, routes } from '#routes.ts';
import { makeTasks } from '#tasks.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';

/** What came back over HTTP, whether a success or a refusal. */
export interface Answer<Data> {
  status: number;
  code: number;
  message: string;
  error?: string;
  fields?: Record<string, string>;
  request_id?: string;
  token?: string;
  data: Data;
  headers: Headers;
}

export interface CallOptions {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as multipart beside the body, which then is the part `payload`. */
  file?: Blob;
  headers?: Record<string, string>;
}

export interface TestUser {
  id: string;
  email: string;
  password: string;
  token: string;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** As the owner of the database, for jobs. */
  ownerPool: pg.Pool;
  database: TestDatabase;
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Turns the server's clock forward. */
  advance(seconds: number): void;
  call<R extends CallRoute>(route: R, options?: CallOptions): Promise<Answer<Calls[R]['data']>>;
  /** Does the jobs that are due, then reads the captured mail, newest first. */
  mails(): Promise<CapturedMail[]>;
  /** The newest mail to this address. */
  mailTo(email: string): Promise<CapturedMail>;
  /** Signs up; the e-mail is not verified. */
  signUp(fields?: Record<string, unknown>): Promise<TestUser>;
  /** Signs up and verifies with the mailed code. */
  verifiedUser(fields?: Record<string, unknown>): Promise<TestUser>;
  /** A store of this user: its id, sub-domain and business token. */
  newStore(
    token: string,
    draft?: Record<string, unknown>,
  ): Promise<{ id: string; subDomain: string; businessToken: string }>;
  /** Brings someone into a store by invite: answers a user who works there with this role. */
  staffMember(adminToken: string, storeId: string, role: string): Promise<TestUser>;
  close(): Promise<void>;
}

/**
 * The real app on a database of its own, answering real HTTP; jobs run when a test asks for mail.
 * @param logged takes the lines of the log, down to the finest level; without it there are none
 */
const connections = 20;

export async function startTestApp(env: Record<string, string> = {}, logged?: string[]): Promise<TestApp> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-app-'));
  const consoleFolder = join(folder, 'console');
  await mkdir(join(consoleFolder, '.vite'), { recursive: true });
  await writeFile(
    join(consoleFolder, 'index.html'),
    '<!doctype html><html><head></head><body></body></html>',
  );
  await writeFile(
    join(consoleFolder, '.vite/manifest.json'),
    JSON.stringify({
      'src/store-pages.ts': { file: 'assets/store.js', imports: ['_shared.js'], css: ['assets/store.css'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['src/store-pages.ts'] },
    }),
  );
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);

  const config: Config = readConfig({ DATA_DIR: folder, ...env });
  const log = logged
    ? pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
    : pino({ level: 'silent' });
  const pool = openPool(database.appUrl, {
    max: connections,
    applicationName: 'test',
    log: silentLog,
    prepare: true,
  });
  const ownerPool = openPool(database.ownerUrl, { max: 2, applicationName: 'test-jobs', log: silentLog });
  const secrets = makeSecrets(['a secret for tests that nobody else has']);
  const files = await openFiles(config, silentLog);
  const live = startLiveUpdates({ pool, clock, log: silentLog });
  const listener = listenToEvents({ ownerUrl: database.ownerUrl, log: silentLog, ...live.ear });
  const services: Services = {
    config,
    pool,
    reading: limitConcurrency(connections),
    log,
    secrets,
    clock,
    files,
    live,
    passwords: makePasswords(secrets),
    pictures: makePictures(decodePicture),
    lookUpTxt: async () => [],
    hooks,
  };
  const mailer = await openMailer(config, clock);
  const tasks = makeTasks({
    config,
    pool,
    ownerPool,
    clock,
    secrets,
    files,
    pictures: services.pictures,
    mailer,
    log,
    // A test may bring hooks of its own.
    get hooks() {
      return services.hooks;
    },
  });
  const app = await buildApp(services, routes, consoleFolder);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen');
  const url = `http://127.0.0.1:${address.port}`;

  const call: TestApp['call'] = (route, options = {}) => send(url, route, options);

  async function mails(): Promise<CapturedMail[]> {
    await runDueJobs(ownerPool, tasks, silentLog);
    return capturedMails(mailFolder(config));
  }

  async function mailTo(email: string): Promise<CapturedMail> {
    const found = (await mails()).find((mail) => mail.to === email);
    if (!found) throw new Error(`No mail to ${email}`);
    return found;
  }

  async function signUp(fields: Record<string, unknown> = {}): Promise<TestUser> {
    const email = `amina-${randomUUID().slice(0, 13)}@example.com`;
    const body = {
      app_id: 'sokoni',
      email,
      password: 'market day 7',
      first_name: 'Amina',
      last_name: 'Bello',
      phone: '+2348012345678',
      ...fields,
    };
    const answer = expectOk(await call('POST /accounts/api/v1/auth/users/register', { body }));
    return { id: answer.data.info.id, email: body.email, password: body.password, token: answer.token ?? '' };
  }

  async function verifiedUser(fields: Record<string, unknown> = {}): Promise<TestUser> {
    const user = await signUp(fields);
    const { text } = await mailTo(user.email);
    const otp = /^\s*(\d{4})\s*$/m.exec(text)?.[1];
    const answer = expectOk(
      await call('POST /accounts/api/v1/users/email/verify', { token: user.token, body: { otp } }),
    );
    return { ...user, token: answer.data.token };
  }

  async function newStore(token: string, draft: Record<string, unknown> = {}) {
    const subDomain = `duka-${randomUUID().slice(0, 13)}`;
    const body = {
      name: 'Duka la Amina',
      currency_code: 'KES',
      sub_domain: subDomain,
      product_type_id: 'groceries',
      test_product: false,
      ...draft,
    };
    const { data } = expectOk(await call('POST /marketplace/v1/stores/create', { token, body }));
    const started = expectOk(await call('GET /marketplace/v1/user/start', { token }));
    const store = started.data.stores.find((candidate) => candidate.id === data.id);
    if (!store) throw new Error('The new store is not in the start call');
    return { id: store.id, subDomain: body.sub_domain, businessToken: store.business_token };
  }

  async function staffMember(adminToken: string, storeId: string, role: string): Promise<TestUser> {
    const user = await verifiedUser({ first_name: 'Otieno' });
    const sent = expectOk(
      await call('POST /marketplace/v1/stores/{id}/invites', {
        token: adminToken,
        params: { id: storeId },
        body: { email: user.email, role },
      }),
    );
    const inbox = expectOk(await call('GET /accounts/api/v1/users/invites/inbox', { token: user.token }));
    const invite = inbox.data.find((candidate) => candidate.invite_id === sent.data.invite_id);
    expectOk(
      await call('POST /accounts/api/v1/users/invites/update', {
        token: user.token,
        body: { invite_id: sent.data.invite_id, accepted: true, business_code: invite?.business_code ?? '' },
      }),
    );
    return user;
  }

  return {
    app,
    services,
    ownerPool,
    database,
    url,
    advance(seconds) {
      ahead += seconds * 1000;
    },
    call,
    mails,
    mailTo,
    signUp,
    verifiedUser,
    newStore,
    staffMember,
    async close() {
      await app.close();
      live.stop();
      await listener.stop();
      await endPools([pool, ownerPool]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function endPools(pools: pg.Pool[]): Promise<void> {
  await Promise.all(pools.map((pool) => pool.end()));
}

async function send<R extends CallRoute>(
  url: string,
  route: R,
  options: CallOptions,
): Promise<Answer<Calls[R]['data']>> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => options.params?.[name] ?? name);
  const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
  const response = await fetch(`${url}${filled}${query}`, {
    method,
    headers: {
      'x-client-id': 'sokoni-console',
      'x-timezone': 'Africa/Lagos',
      ...(options.file || options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    body: bodyOf(options),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return {
      status: response.status,
      code: 200,
      message: '',
      data: undefined as never,
      headers: response.headers,
    };
  }
  const answer = (await response.json()) as Answer<Calls[R]['data']>;
  return { ...answer, status: response.status, headers: response.headers };
}

function bodyOf({ body, file }: CallOptions): FormData | string | null {
  if (!file) return body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const form = new FormData();
  form.set('payload', JSON.stringify(body ?? {}));
  form.set('file', file, 'picture');
  return form;
}

export function expectOk<Data>(answer: Answer<Data>): Answer<Data> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.error}: ${answer.message}`);
  return answer;
}
