import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { queueMail } from '#sales/documents/mails/mail-order-document.ts';
import { say } from '#sales/documents/sentences.ts';
import { readStatement } from './read-statement.ts';
import type { StatementInput } from './statement-file.ts';

export const getStatement: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement'
> = async (call) => {
  const { storeId, query, services, now } = call;
  const customer_id = call.params.customer_id.toLowerCase();
  await call.read((db) => readStatement(db, storeId, customer_id, query, now));
  const input: StatementInput = { store_id: storeId, customer_id, ...query };
  return { data: { url: signedLink(services.secrets, 'statement', input, now) } };
};

export const postStatementMail: StoreHandler<
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails'
> = async (call) => {
  const { storeId, body, caller, now } = call;
  const customerId = call.params.customer_id.toLowerCase();
  const { to, note, ...span } = body;
  await call.command('mail_statement', async (db, notes) => {
    await readStatement(db, storeId, customerId, span, now);
    const mail = {
      store_id: storeId,
      order_id: null,
      customer_id: customerId,
      document: 'statement' as const,
    };
    const by = { userId: caller.userId, now };
    await queueMail(db, { ...mail, ...span, to_address: to, note }, by);
    notes.audit({ subject: `customer:${customerId}`, after: span });
  });
  return { data: { message: say('sent.statement') } };
};
