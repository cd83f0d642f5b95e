import { randomUUID } from 'node:crypto';
import { dayAfter, instantOf } from '@sokoni/rules/wall-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { orderClient } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = await aStore();
});
afterAll(() => test.close());

const client = orderClient(
  () => test,
  () => ({ token: owner.token, storeId }),
);
const at = () => ({ token: owner.token, params: { id: storeId } });
const dayMs = 24 * 60 * 60 * 1000;
const zone = 'Africa/Nairobi';

async function aStore(draft: object = {}): Promise<string> {
  const { id } = await test.newStore(owner.token, { name: 'Duka "la" Amina', mode: 'live', ...draft });
  const body = { email: 'shop@duka.example', timezone: zone };
  await test.call('PUT /marketplace/v1/stores/{id}/update', { token: owner.token, params: { id }, body });
  return id;
}

const anAddress = () => `asha-${randomUUID().slice(0, 8)}@example.com`;

async function aCustomer(email: string): Promise<string> {
  const body = { name: 'Asha Mwangi', email };
  return (await test.call('POST /marketplace/v1/stores/{id}/customers', { ...at(), body })).data.id;
}

/** The day in Nairobi, so many days from now by the clock of the server. */
function dayIn(days: number): string {
  const then = new Date(test.services.clock().getTime() + days * dayMs);
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(then);
}

/** Sold on credit, due in so many days. */
async function aDebt(email: string, days: number) {
  const { data, message } = await client.make({
    customer_id: await aCustomer(email),
    lines: [{ title: 'Repair', unit_price: 150_000, quantity: 1 }],
    settlement: { payment_type: 'credit', due_on: dayIn(days) },
  });
  if (!data) throw new Error(message);
  return data;
}

const send = (orderId: string, body: object, headers: Record<string, string> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/mails', {
    token: owner.token,
    params: { id: storeId, order_id: orderId },
    body,
    headers,
  });
const remind = (orderId: string, to: string, token = owner.token) =>
  test.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders', {
    token,
    params: { id: storeId, order_id: orderId },
    body: { to },
  });
const mailsTo = async (address: string) => (await test.mails()).filter(({ to }) => to === address);
const mailedOf = async (orderId: string) =>
  (await client.read(orderId)).data.events.filter(({ kind }) => kind === 'mailed');

describe('The language of a mail', () => {
  const inLanguage = (customer_id: string, body: object) =>
    test.call('PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: storeId, customer_id },
      body,
    });

  it('is that of the customer, else that of the store, whoever sends it', async () => {
    const address = anAddress();
    const order = await aDebt(address, 14);
    const french = { headers: { 'accept-language': 'fr' } };
    await send(order.id, { document: 'invoice', to: address }, french.headers);
    expect((await mailsTo(address))[0]?.html).toContain('<html lang="en" dir="ltr">');

    await test.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body: { language: 'sw' } });
    await send(order.id, { document: 'invoice', to: address });
    expect((await mailsTo(address))[0]?.html).toContain('<html lang="sw" dir="ltr">');

    const changed = await inLanguage(order.customer?.id ?? '', { version: 1, language: 'ar' });
    expect(changed.data).toMatchObject({ language: 'ar' });
    await send(order.id, { document: 'invoice', to: address });
    const [mail] = await mailsTo(address);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    await test.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body: { language: 'en' } });
  });
});

describe('An invoice or a receipt by mail', () => {
  it('goes in the name of the store with the PDF and a note, and stands in what happened', async () => {
    const address = anAddress();
    const order = await aDebt(address, 14);
    const { data } = await send(order.id, { document: 'invoice', to: address, note: 'Asante\n<b>sana</b>' });
    expect(data.events[0]).toMatchObject({
      kind: 'mailed',
      by: 'Amina Bello',
      mail: { document: 'invoice', to: address, state: 'waiting' },
    });
    const [mail, ...others] = await mailsTo(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: 'Duka "la" Amina',
      reply_to: 'shop@duka.example',
      subject: `Invoice ${order.number} from Duka "la" Amina`,
    });
    expect(mail?.text).toContain('> Asante');
    expect(mail?.html).not.toContain('<b>sana');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({
      file_name: `invoice-${order.number?.replace('#', '')}.pdf`,
      type: 'application/pdf',
    });
    const pages = await readPdf(Buffer.from(file?.base64 ?? '', 'base64'));
    expect(pages[0]?.lines.join(' ')).toContain('Total KES 1,500.00');
    expect((await mailedOf(order.id))[0]?.mail?.state).toBe('sent');
  });

  it.each([
    { document: 'packing_slip', title: 'Packing slip', file: 'packing-slip' },
    { document: 'delivery_note', title: 'Delivery note', file: 'delivery-note' },
  ])('goes without money as a $document, to whoever packs or carries', async ({ document, title, file }) => {
    const address = anAddress();
    const order = await aDebt(anAddress(), 14);
    const { data, message } = await send(order.id, { document, to: address });
    expect(message).toBe(`${title} sent`);
    expect(data.events[0]).toMatchObject({ kind: 'mailed', mail: { document, to: address } });
    const [mail] = await mailsTo(address);
    expect(mail?.subject).toBe(`${title} ${order.number} from Duka "la" Amina`);
    const [attached] = mail?.attachments ?? [];
    expect(attached?.file_name).toBe(`${file}-${order.number?.replace('#', '')}.pdf`);
    const pages = await readPdf(Buffer.from(attached?.base64 ?? '', 'base64'));
    const words = pages[0]?.lines.join(' ') ?? '';
    expect(words).toContain('Repair');
    expect(`${words} ${mail?.text}`).not.toMatch(/KES|1,500/);
  });

  it('goes as a proforma invoice before anything is paid', async () => {
    const address = anAddress();
    const order = await aDebt(anAddress(), 14);
    const { message } = await send(order.id, { document: 'proforma', to: address });
    expect(message).toBe('Proforma invoice sent');
    const [mail] = await mailsTo(address);
    expect(mail?.text).toContain(`the proforma invoice for your order ${order.number} is attached`);
    const [attached] = mail?.attachments ?? [];
    const pages = await readPdf(Buffer.from(attached?.base64 ?? '', 'base64'));
    expect(pages[0]?.lines.join(' ')).toContain('This is not a tax invoice.');
  });

  it('goes once for one key, also when its job runs again', async () => {
    const address = anAddress();
    const order = await aDebt(address, 14);
    const key = { 'idempotency-key': randomUUID() };
    const body = { document: 'receipt', to: address };
    await Promise.all([send(order.id, body, key), send(order.id, body, key)]);
    expect(await mailsTo(address)).toHaveLength(1);
    const rows = await query<{ id: string }>(
      test.database.ownerUrl,
      'select id from app.document_mails where order_id = $1',
      [order.id],
    );
    expect(rows).toHaveLength(1);
    const again = () =>
      transaction(test.services.pool, { userId: null, storeId }, (db) =>
        enqueue(db, 'send_document', { store_id: storeId, mail_id: rows[0]?.id ?? '' }),
      );
    const out = await mailsTo(address);
    test.advance(60);
    await again();
    // Sent anew it would be another one of the same name, a minute younger.
    expect(await mailsTo(address)).toEqual(out);
    // As if the worker had died before it noted that the mail was out.
    await query(test.database.ownerUrl, 'update app.document_mails set sent_at = null where order_id = $1', [
      order.id,
    ]);
    for (let run = 0; run < 2; run += 1) await again();
    const mails = await mailsTo(address);
    expect(mails.map(({ id }) => id)).toEqual([rows[0]?.id]);
    expect(await mailedOf(order.id)).toHaveLength(1);
  });

  it('is refused for an address that is none, a draft, and what is not asked for', async () => {
    const order = await aDebt(anAddress(), 14);
    for (const to of ['', 'asha', 'a@b.example, c@d.example']) {
      expect(Object.keys((await send(order.id, { document: 'invoice', to })).fields ?? {})).toEqual(['to']);
    }
    const to = anAddress();
    expect((await send(order.id, { document: 'reminder', to })).status).toBe(400);
    expect((await send(order.id, { document: 'invoice', to, bcc: to })).status).toBe(400);
    expect((await send(order.id, { document: 'invoice', to, note: 'x'.repeat(1001) })).status).toBe(400);
    const draft = await client.make({ lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }] });
    expect((await send(draft.data.id, { document: 'invoice', to })).error).toBe('wrong_state');
    expect(await mailsTo(to)).toEqual([]);
  });

  it('is no longer on its way to a customer who was erased, and names them nowhere', async () => {
    const address = anAddress();
    const order = await aDebt(address, 14);
    await send(order.id, { document: 'invoice', to: address });
    await client.cancel(order.id, {});
    await test.call('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: storeId, customer_id: order.customer?.id ?? '' },
    });
    expect(await mailsTo(address)).toEqual([]);
    const [event] = await mailedOf(order.id);
    expect(event?.mail).toEqual({ document: 'invoice', to: '', state: 'dropped' });
  });

  it('has an end for one day', async () => {
    const order = await aDebt(anAddress(), 14);
    const mailed = (by: string | null, hoursAgo: number) =>
      query(
        test.database.ownerUrl,
        `insert into app.document_mails (store_id, id, document, order_id, to_address, requested_by, created_at, sent_at)
         select $1, gen_random_uuid(), 'invoice', $2, 'x@example.com', $3, $4, $4 from generate_series(1, 500)`,
        [storeId, order.id, by, new Date(test.services.clock().getTime() - hoursAgo * 3_600_000)],
      );
    await mailed(owner.id, 25);
    await mailed(null, 1);
    expect((await send(order.id, { document: 'invoice', to: anAddress() })).status).toBe(200);
    await mailed(owner.id, 23);
    expect(await send(order.id, { document: 'invoice', to: anAddress() })).toMatchObject({
      status: 429,
      error: 'mail_limit',
    });
    await query(test.database.ownerUrl, `delete from app.document_mails where to_address = 'x@example.com'`);
  });
});

describe('A reminder', () => {
  it('by hand says what is owed, and goes only while something is', async () => {
    const address = anAddress();
    const order = await aDebt(address, 14);
    await client.pay(order.id, { method: 'cash', amount: 50_000 });
    expect((await remind(order.id, address)).status).toBe(200);
    const [mail] = await mailsTo(address);
    expect(mail?.subject.replaceAll('\u00A0', ' ')).toContain(`KES 1,000.00 due for order ${order.number}`);
    expect(mail?.attachments?.[0]?.file_name).toBe(`invoice-${order.number?.replace('#', '')}.pdf`);
    // Paid between asking and sending.
    expect((await remind(order.id, address)).status).toBe(200);
    await client.pay(order.id, { method: 'cash', amount: 100_000 });
    expect(await mailsTo(address)).toHaveLength(1);
    expect((await mailedOf(order.id)).map(({ mail: sent }) => sent?.state)).toEqual(['dropped', 'sent']);
    expect(await remind(order.id, address)).toMatchObject({ status: 409, error: 'wrong_state' });
  });

  it('is not for test orders, and an associate reminds of own sales alone', async () => {
    const other = await test.newStore(owner.token);
    const { data } = await orderClient(
      () => test,
      () => ({ token: owner.token, storeId: other.id }),
    ).make({
      lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const answer = await test.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders', {
      token: owner.token,
      params: { id: other.id, order_id: data.id },
      body: { to: anAddress() },
    });
    expect(answer).toMatchObject({ status: 409, message: 'You can’t send reminders for test orders' });
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    const order = await aDebt(anAddress(), 14);
    expect((await remind(order.id, anAddress(), associate.token)).error).toBe('not_found');
  });
});

describe('Reminders by themselves', () => {
  const settings = (body: object) =>
    test.call('PUT /marketplace/v1/stores/{id}/receipt-settings', { ...at(), body });

  /** Turns the clock to an hour of a day in Nairobi that is still to come. */
  function turnTo(day: string, hour: number): void {
    const time = `${String(hour).padStart(2, '0')}:00`;
    test.advance((Date.parse(instantOf({ day, time }, zone)) - test.services.clock().getTime()) / 1000);
  }

  /** What the clock of the queue does each hour; twice, as if two had been behind. */
  async function anHourPasses(): Promise<void> {
    for (let run = 0; run < 2; run += 1) {
      await transaction(test.services.pool, { userId: null, storeId: null }, (db) =>
        enqueue(db, 'remind_debtors', {}),
      );
    }
  }

  /** The clock goes on for longer than a session lives. */
  async function comeBack(): Promise<void> {
    const answer = await test.call('POST /accounts/api/v1/auth/users/login', {
      body: { app_id: 'sokoni', email: owner.email, password: owner.password },
    });
    owner = { ...owner, token: answer.token ?? '' };
  }

  it('are off at first; then they go on the due day, 7 and 30 days after, once each, by day', async () => {
    storeId = await aStore();
    const read = await test.call('GET /marketplace/v1/stores/{id}/receipt-settings', at());
    expect(read.data).toEqual({ receipt_mm: 80, reminders: false });
    turnTo(dayIn(1), 12);
    await comeBack();
    const [due, paid, other] = [anAddress(), anAddress(), anAddress()];
    const order = await aDebt(due, 2);
    const settled = await aDebt(paid, 2);
    await aDebt(other, 20);
    await anHourPasses();
    expect(await mailsTo(due)).toEqual([]);
    expect((await settings({ reminders: true })).data).toEqual({ receipt_mm: 80, reminders: true });

    const seen: [number, number][] = [];
    const moments = [
      [-1, 12],
      ...[3, 8, 9, 14, 22].map((hour) => [0, hour]),
      ...[1, 6, 7].map((day) => [day, 12]),
      [7, 15],
      ...[8, 30, 60].map((day) => [day, 12]),
    ];
    for (const [day = 0, hour = 0] of moments) {
      turnTo(dayAfter(order.due_on ?? '', day), hour);
      await anHourPasses();
      const mails = await mailsTo(due);
      while (seen.length < mails.length) seen.push([day, hour]);
      if (day === 1) {
        await comeBack();
        await client.pay(settled.id, { method: 'cash', amount: 150_000 });
      }
    }
    expect(seen).toEqual([
      [0, 9],
      [7, 12],
      [30, 12],
    ]);
    // The one who has paid after the first one got no other.
    expect(await mailsTo(paid)).toHaveLength(1);
    await comeBack();
    expect((await mailedOf(order.id)).map(({ by, mail }) => [by, mail?.state])).toEqual([
      ['Sokoni', 'sent'],
      ['Sokoni', 'sent'],
      ['Sokoni', 'sent'],
    ]);
  }, 60_000);

  it('do not go any more when the order was paid, or they were switched off, while they waited', async () => {
    await comeBack();
    storeId = await aStore();
    await settings({ reminders: true });
    turnTo(dayIn(1), 10);
    await comeBack();
    const [first, second, later] = [anAddress(), anAddress(), anAddress()];
    const order = await aDebt(first, 0);
    const { id: put_off } = await aDebt(later, 0);
    await transaction(test.services.pool, { userId: null, storeId }, async (db) => {
      const { remindDebtors } = await import('./send-payment-reminders.ts');
      await remindDebtors(db, storeId, test.services.clock());
      // The day is done: it is not looked through again.
      await remindDebtors(db, storeId, test.services.clock());
    });
    expect(await mailedOf(order.id)).toHaveLength(1);
    await client.pay(order.id, { method: 'cash', amount: 150_000 });
    const { version } = (await client.read(put_off)).data;
    expect((await client.change(put_off, { version, due_on: dayIn(9) })).status).toBe(200);
    expect(await mailsTo(first)).toEqual([]);
    expect(await mailsTo(later)).toEqual([]);
    test.advance(24 * 3600);
    await comeBack();
    await aDebt(second, 0);
    await transaction(test.services.pool, { userId: null, storeId }, async (db) => {
      const { remindDebtors } = await import('./send-payment-reminders.ts');
      await remindDebtors(db, storeId, test.services.clock());
    });
    await settings({ reminders: false });
    expect(await mailsTo(second)).toEqual([]);
  });

  it('go up to two days late, then not any more, and never where there is no address', async () => {
    await comeBack();
    storeId = await aStore();
    await settings({ reminders: true });
    turnTo(dayIn(1), 12);
    await comeBack();
    const [tooLate, late] = [anAddress(), anAddress()];
    await aDebt(tooLate, 0);
    await aDebt(late, 1);
    const nameless = await aDebt('', 1);
    turnTo(dayIn(3), 12);
    await comeBack();
    await anHourPasses();
    expect([await mailsTo(tooLate), await mailsTo(late)].map(({ length }) => length)).toEqual([0, 1]);
    expect(await mailedOf(nameless.id)).toEqual([]);
  });

  it('are not of what is paid on delivery, unless it was to arrive by a day and some of it was handed over', async () => {
    await comeBack();
    storeId = await aStore();
    await settings({ reminders: true });
    turnTo(dayIn(1), 12);
    await comeBack();
    const onDelivery = async (due: object) => {
      const address = anAddress();
      const { data } = await client.make({
        customer_id: await aCustomer(address),
        lines: [{ title: 'Repair', unit_price: 150_000, quantity: 2 }],
        settlement: { payment_type: 'pod', ...due },
      });
      return { address, id: data.id, due_on: data.due_on, line_id: data.lines[0]?.id };
    };
    const tomorrow = { due_on: dayIn(1) };
    const [undated, waiting, begun] = [
      await onDelivery({}),
      await onDelivery(tomorrow),
      await onDelivery(tomorrow),
    ];
    expect([undated, waiting, begun].map(({ due_on }) => due_on)).toEqual([null, dayIn(1), dayIn(1)]);
    for (const { id, line_id } of [undated, begun])
      await client.fulfil(id, { lines: [{ line_id, quantity: 1 }] });
    const seen: number[][] = [];
    for (const day of [1, 1, 1, 5]) {
      turnTo(dayIn(day), 12);
      await anHourPasses();
      const counts = [];
      for (const { address } of [undated, waiting, begun]) counts.push((await mailsTo(address)).length);
      seen.push(counts);
    }
    expect(seen).toEqual([...Array(3).fill([0, 0, 1]), [0, 0, 2]]);
  });

  it('ask for a deposit from the day of the sale on, and for the rest from its due day on', async () => {
    await comeBack();
    storeId = await aStore();
    await settings({ reminders: true });
    turnTo(dayIn(1), 12);
    await comeBack();
    const [address, payer] = [anAddress(), anAddress()];
    const orders = [await aDebt(address, 20), await aDebt(payer, 20)];
    await query(test.database.superUrl, 'update app.orders set deposit = 50000 where id = any ($1)', [
      orders.map(({ id }) => id),
    ]);
    const placedOn = dayIn(0);
    const seen: Record<string, [number, string][]> = { [address]: [], [payer]: [] };
    for (const day of [0, 1, 7, 20, 27, 30, 50]) {
      turnTo(dayAfter(placedOn, day), 12);
      await anHourPasses();
      for (const [to, asked] of Object.entries(seen)) {
        for (const { subject, text } of (await mailsTo(to)).slice(0, -asked.length || undefined)) {
          const [amount] = /[\d,]+(?=\.00 due)/.exec(subject) ?? [''];
          asked.push([day, `${amount}${text.includes('the deposit of') ? ' deposit' : ''}`]);
        }
      }
      await comeBack();
      if (day === 1) await client.pay(orders[1]?.id ?? '', { method: 'cash', amount: 50_000 });
    }
    expect(seen[address]).toEqual([
      [0, '500 deposit'],
      [7, '500 deposit'],
      [20, '1,500'],
      [27, '1,500'],
      [30, '500 deposit'],
      [50, '1,500'],
    ]);
    expect(seen[payer]).toEqual([
      [0, '500 deposit'],
      [20, '1,000'],
      [27, '1,000'],
      [50, '1,000'],
    ]);
  }, 60_000);

  it('are never for test orders', async () => {
    await comeBack();
    storeId = await aStore({ mode: 'test' });
    await settings({ reminders: true });
    turnTo(dayIn(1), 10);
    await comeBack();
    const address = anAddress();
    const order = await aDebt(address, 0);
    expect(order.test).toBe(true);
    await anHourPasses();
    expect(await mailsTo(address)).toEqual([]);
    expect(await mailedOf(order.id)).toEqual([]);
  });

  it('are switched by managers, and take no other width than that of a roll', async () => {
    await comeBack();
    const supervisor = await test.staffMember(owner.token, storeId, 'supervisor');
    const answer = await test.call('PUT /marketplace/v1/stores/{id}/receipt-settings', {
      token: supervisor.token,
      params: { id: storeId },
      body: { reminders: true },
    });
    expect(answer.error).toBe('not_allowed');
    for (const body of [{ receipt_mm: 79 }, { receipt_mm: '80' }, { reminders: 1 }, { colour: 'red' }]) {
      expect((await settings(body)).status).toBe(400);
    }
  });
});
