import { actionNow } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { cardRowView, foundCardView, readCard } from './card-view.ts';
import { findByCode } from './find-by-code.ts';
import { issueCard } from './issue-card.ts';
import { findCards } from './queries.ts';
import { say } from './sentences.ts';
import { switchCard } from './switch-card.ts';

type CardCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}'>,
  'read' | 'storeId' | 'actor' | 'now'
>;

/** The card as it is now: also after a command, which a repeated key does not run again. */
function readSaved({ read, storeId, actor, now }: CardCall, id: string) {
  return read(async (db) => {
    const { today } = await storeDay(db, storeId, now);
    return readCard(db, storeId, id, actor, today);
  });
}

export const listGiftCards: StoreHandler<'GET /marketplace/v1/stores/{id}/gift-cards'> = async (call) => {
  const { storeId, now } = call;
  const query = { ...call.query, sort: '' };
  const search = query.search.replace(/[\s•-]/g, '').toUpperCase();
  const { page, today } = await call.read(async (db) => {
    const day = await storeDay(db, storeId, now);
    const filter = { ...day, search, state: query.state };
    return { page: await findCards(db, storeId, filter, pageWindow(query)), today: day.today };
  });
  return { data: pageAnswer(query, page, (row) => cardRowView(row, today)) };
};

export const getGiftCard: StoreHandler<'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}'> = async (
  call,
) => ({ data: await readSaved(call, call.params.gift_card_id) });

export const postGiftCard: StoreHandler<'POST /marketplace/v1/stores/{id}/gift-cards'> = async (call) => {
  const { storeId, body, actor, now } = call;
  const id = await call.command('issue_gift_card', async (db, notes) => {
    const made = await issueCard(db, storeId, body, actionNow(actor, now));
    const { id: _, note: __, ...after } = body;
    notes.audit({ subject: `gift_card:${made}`, after });
    return made;
  });
  return { data: await readSaved(call, id), message: say('issued') };
};

/** A command, though it finds only: wrong codes are counted. */
export const postGiftCardLookUp: StoreHandler<'POST /marketplace/v1/stores/{id}/gift-card-look-ups'> = async (
  call,
) => {
  const { storeId, body, caller, now, services, networkAddress } = call;
  const guesser = { secrets: services.secrets, userId: caller.userId, networkAddress, now };
  const data = await call.command('look_up_gift_card', async (db, notes) => {
    const { test, today } = await storeDay(db, storeId, now);
    const card = await findByCode(db, storeId, { typed: body.code, field: 'code', test }, guesser);
    if (card instanceof DomainError) return card;
    notes.audit({ subject: `gift_card:${card.id}` });
    return foundCardView(card, today);
  });
  return { data };
};

export const putGiftCardSwitch: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch'
> = async (call) => {
  const id = call.params.gift_card_id;
  const { active } = call.body;
  await call.command(active ? 'enable_gift_card' : 'disable_gift_card', async (db, notes) => {
    await switchCard(db, call.storeId, id, active, actionNow(call.actor, call.now));
    notes.audit({ subject: `gift_card:${id}`, after: { active } });
  });
  const message = say(active ? 'enabled' : 'disabled');
  return { data: await readSaved(call, id), message };
};
