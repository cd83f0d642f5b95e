import { randomUUID } from 'node:crypto';
import type { CommandResult } from '#channels/point-of-sale/sales/record-command.ts';
import type { TestApp } from '#testing/http/app.ts';
import type { TestRegister } from '#testing/requests/register-requests.ts';

/** A command as a till sends it. */
export interface TillCommand {
  id: string;
  seq: number;
  kind: string;
  version: number;
  device_id: string;
  payload: Record<string, unknown>;
}

interface TillAt {
  app: TestApp;
  storeId: string;
  till: TestRegister;
  cashierId: string;
}

export interface SoldItem {
  variant_id?: string | null;
  title?: string;
  quantity?: number;
  unit_price: number;
  listed_price?: number | null;
  discount?: number;
  offered?: number;
  tax_percent?: string | null;
  weighed?: { grams: number | null };
}

/** A till in a test: it makes commands as a device does, and sends them with its key. */
export function tillClient(of: () => TillAt) {
  let seq = 0;
  let figure = 0;

  function command(kind: string, payload: Record<string, unknown>, id: string = randomUUID()): TillCommand {
    const { app, till, cashierId } = of();
    seq += 1;
    const told = { cashier_id: cashierId, register_id: till.id, at: app.services.clock().toISOString() };
    return { id, seq, kind, version: 1, device_id: till.deviceId, payload: { ...told, ...payload } };
  }

  /** A sale in cash of these items, at what they come to without tax unless `payload` says otherwise. */
  function sale(items: readonly SoldItem[], payload: Record<string, unknown> = {}, id?: string): TillCommand {
    figure += 1;
    const lines = items.map(({ quantity = 1, ...item }) => ({
      ...{ id: randomUUID(), variant_id: null, title: 'Item', listed_price: item.unit_price },
      ...{ quantity, tax_percent: null, ...item },
    }));
    const total = items.reduce(
      (sum, { quantity = 1, unit_price, discount = 0, offered = 0 }) =>
        sum + quantity * unit_price - discount - offered,
      0,
    );
    return command(
      'sale',
      {
        ...{ number: `R1-${String(figure).padStart(6, '0')}`, test: false, lines, total },
        vat: { apply_vat: false, vat_percent: '0', prices_include_vat: false, shipping_vat_percent: null },
        ...{ payment_type: 'instant', fulfilled: true },
        payments: total > 0 ? [{ id: randomUUID(), method: 'cash', amount: total }] : [],
        ...payload,
      },
      id,
    );
  }

  function post(commands: readonly TillCommand[], sentAt?: Date) {
    const { app, storeId, till } = of();
    return app.call('POST /marketplace/v1/stores/{id}/point-of-sale/sales', {
      token: till.token,
      params: { id: storeId },
      body: { sent_at: (sentAt ?? app.services.clock()).toISOString(), commands },
    });
  }

  async function send(commands: readonly TillCommand[], sentAt?: Date): Promise<CommandResult[]> {
    const answer = await post(commands, sentAt);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.message}`);
    return answer.data.results;
  }

  return { command, sale, post, send };
}
