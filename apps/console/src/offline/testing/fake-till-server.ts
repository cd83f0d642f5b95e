import { defaultTillSettings } from '@sokoni/rules/point-of-sale/till-settings';
import type {
  CommandResult,
  TillChanges,
  TillCustomer,
  TillProduct,
  TillSetup,
} from '#offline/till-types.ts';

interface SentCommand {
  id: string;
  seq: number;
  kind: string;
  device_id: string;
  payload: Record<string, unknown>;
}

/** How a request ends instead of being answered as usual. */
export type Mishap =
  /** The server records it, and the answer is lost. */
  | 'reply lost'
  /** Nothing comes until the caller gives up. */
  | 'silence'
  /** The request does not arrive. */
  | 'no network'
  | Response;

/** The server of a till, in memory: each command once, by its id. */
export class FakeTillServer {
  /** In the order in which they were recorded. */
  readonly recorded: SentCommand[] = [];
  /** The ids of each batch that came. */
  readonly batches: string[][] = [];
  readonly asked: string[] = [];
  /** Used up one by one, a request each; null: as usual. */
  readonly mishaps: (Mishap | null)[] = [];
  /** What the server says of a command other than `stored`. */
  readonly verdicts = new Map<string, CommandResult['state']>();
  /** Answers for a batch as a whole. */
  judge: (commands: readonly SentCommand[]) => Response | null = () => null;
  validKey: string | null = null;
  products: TillProduct[] = [];
  customers: TillCustomer[] = [];
  pageSize = 2;
  changes: TillChanges = noChanges(1);
  setup: TillSetup = aSetup();
  /** Batches on their way at this moment, and the most there ever were. */
  inFlight = 0;
  mostInFlight = 0;

  readonly fetch: typeof fetch = async (input, init) => {
    const path = String(input).replace(/^.*\/point-of-sale\//, '');
    this.asked.push(path);
    const mishap = this.mishaps.shift() ?? null;
    if (mishap === 'no network') throw new TypeError('Failed to fetch');
    if (mishap === 'silence')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    if (mishap instanceof Response) return mishap.clone();
    const key = new Headers(init?.headers).get('Authorization') ?? '';
    if (this.validKey !== null && !key.endsWith(`.${this.validKey}`)) return failure(401);
    const answer = path === 'sales' ? await this.#take(String(init?.body)) : this.#read(path);
    if (mishap === 'reply lost') throw new TypeError('Failed to fetch');
    return answer;
  };

  async #take(body: string): Promise<Response> {
    const { commands } = JSON.parse(body) as { commands: SentCommand[] };
    this.batches.push(commands.map(({ id }) => id));
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    await new Promise((resume) => setTimeout(resume));
    this.inFlight -= 1;
    const judged = this.judge(commands);
    if (judged) return judged;
    return success({ results: commands.map((command) => this.#record(command)) });
  }

  #record(command: SentCommand): CommandResult {
    const state = this.verdicts.get(command.id) ?? 'stored';
    if (state === 'stored' && !this.recorded.some(({ id }) => id === command.id)) this.recorded.push(command);
    const reason = state === 'stored' ? null : 'unreadable_payload';
    return { id: command.id, state, reason, message: reason, order_id: command.id, flags: [] };
  }

  #read(path: string): Response {
    const url = new URL(path, 'http://till.test');
    const after = url.searchParams.get('after');
    if (url.pathname === '/setup') return success(this.setup);
    if (url.pathname === '/changes') return success(this.changes);
    const all: readonly { id: string }[] = url.pathname === '/products' ? this.products : this.customers;
    const left = all.filter(({ id }) => after === null || id > after);
    const items = left.slice(0, this.pageSize);
    return success({ items, next: left.length > items.length ? items.at(-1)?.id : null });
  }
}

export function success(data: unknown): Response {
  return Response.json({ code: 200, message: 'Done', data });
}

export function failure(status: number): Response {
  return Response.json({ code: status, message: 'No' }, { status });
}

export function noChanges(sequence: number): TillChanges {
  return {
    sequence,
    heard: 0,
    resync: false,
    setup: false,
    products: [],
    gone_products: [],
    customers: [],
    gone_customers: [],
  };
}

export function aSetup(change: Partial<TillSetup> = {}): TillSetup {
  const id = '0190a000-0000-7000-8000-000000000009';
  return {
    sequence: 1,
    store: {
      id,
      name: 'Duka',
      currency_code: 'KES',
      country: 'KE',
      timezone: 'Africa/Nairobi',
      mode: 'live',
      store_module: 'general_store',
      address: '',
      phone: '',
      receipt_footer: '',
      logo: null,
      vat: { apply_vat: false, vat_percent: '0', prices_include_vat: false, shipping_vat_percent: null },
    },
    register: { id, name: 'Front', location: { id, name: 'Shop' } },
    settings: defaultTillSettings('KES'),
    block: 2,
    last_figure: 0,
    staff: [],
    categories: [],
    discounts: [],
    parked: [],
    shift: null,
    layout: { barcode_rules: [], pages: [] },
    ...change,
  };
}

export function aProduct(id: string, title: string, change: Partial<TillProduct> = {}): TillProduct {
  return {
    id,
    title,
    brand: '',
    category_id: null,
    image: null,
    exempt_vat: false,
    tax_percent: null,
    options: [],
    variants: [aVariant(`${id}-v`)],
    ...change,
  };
}

export function aVariant(id: string, change: Partial<TillProduct['variants'][number]> = {}) {
  return {
    id,
    name: '',
    entries: [],
    active: true,
    sku: '',
    barcode: null,
    price: 500,
    sales_price: null,
    on_sales: false,
    track_quantity: false,
    available: null,
    ...change,
  };
}

export function aCustomer(id: string, name: string, change: Partial<TillCustomer> = {}): TillCustomer {
  return { id, name, phone: '', email: '', credit_limit: null, outstanding: 0, overdue: 0, ...change };
}
