import { restoreAddress } from '#channels/storefront/checkout/cart/cart-link.ts';
import {
  findLeftCarts,
  findStoresWithLeftCarts,
  noteOnCart,
} from '#channels/storefront/checkout/cart/cart-queries.ts';
import { reminderSpan } from '#channels/storefront/checkout/cart/reminder-span.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { letterTo, readLetterhead } from './letterhead.ts';
import { sayReminder } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    remind_of_carts: object;
  }
}

/** Mails once to who left something in the cart and agreed to be reminded of it. */
export async function remindOfCarts(services: TaskServices): Promise<void> {
  const { pool, clock, log } = services;
  const span = reminderSpan(clock());
  const storeIds = await transaction(pool, { userId: null, storeId: null }, (db) =>
    findStoresWithLeftCarts(db, span),
  );
  await forEachStore(storeIds, { job: 'remind_of_carts', log }, (storeId) =>
    remindInStore(services, storeId, span),
  );
}

/** Each is noted before it goes out: a mail that is lost is better than two. */
async function remindInStore(
  { pool, clock, config, secrets, mailer }: TaskServices,
  storeId: string,
  span: { after: Date; before: Date },
): Promise<void> {
  const inStore = { userId: null, storeId };
  const carts = await transaction(pool, inStore, async (db) => {
    const found = await findLeftCarts(db, storeId, span);
    for (const cart of found) await noteOnCart(db, cart, { reminded_at: clock() });
    return found;
  });
  for (const cart of carts) {
    const { email } = cart;
    const letterhead = await transaction(pool, inStore, (db) =>
      readLetterhead(db, { storeId, email }, config),
    );
    if (!letterhead) return;
    const { store, url } = letterhead;
    const mail = letterTo(email, letterhead, () => ({
      subject: sayReminder('subject', { store }),
      preview: sayReminder('text', { store }),
      units: [
        { kind: 'paragraph', text: sayReminder('text', { store }) },
        {
          kind: 'button',
          label: sayReminder('open'),
          href: restoreAddress(url, secrets, cart),
        },
        { kind: 'small', text: sayReminder('why') },
      ],
    }));
    await mailer.send({ ...mail, id: cart.id });
  }
}
