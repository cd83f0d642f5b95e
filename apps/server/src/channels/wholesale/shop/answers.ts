import type { WholesaleFrame, WholesalePage } from '@sokoni/themes/wholesale-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '#channels/storefront/checkout/pages/visit.ts';
import type { Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Download } from '#core/http/downloads.ts';
import type { AgreementRow } from '../buying/suppliers/supplier-queries.ts';
import { findBuyerCart } from './queries.ts';
import { readShopCaller, type ShopBuyer } from './shop-buyer.ts';

/** A page, or where to go on. */
export type Answer = { page: WholesalePage } | { to: string };

/** Who asks for what, in which transaction. */
export interface Asked {
  db: Db;
  visit: Visit;
  storeId: string;
  now: Date;
  buyer: ShopBuyer;
  frame: WholesaleFrame;
}

/** The same by a company that may order. */
export interface Buying extends Asked {
  agreement: AgreementRow;
}

type Work<Of> = (asked: Of) => Promise<Answer>;

/** Answers of the shop to people who order for a company. */
export interface BuyerAnswers {
  /** For who is signed in; others are led to where that is done. */
  forBuyer(request: FastifyRequest, reply: FastifyReply, work: Work<Asked>): Promise<FastifyReply>;
  /**
   * For whose company may order now; a paused one reads that it is.
   * @param refused the page that says why something was not done
   */
  forBuying(
    request: FastifyRequest,
    reply: FastifyReply,
    work: Work<Buying>,
    refused?: (asked: Buying, error: DomainError) => Promise<WholesalePage>,
  ): Promise<FastifyReply>;
  /** A file for who is signed in: it is looked up as them in one transaction, and drawn after it. */
  sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (asked: Asked) => Promise<() => Promise<Download>>,
  ): Promise<FastifyReply>;
  /** What is not found is the shop's page that says so. */
  orNotFound(reply: FastifyReply, visit: Visit, act: () => Promise<FastifyReply>): Promise<FastifyReply>;
}

export function buyerAnswers({ visitOf, inShop, send }: Visitors): BuyerAnswers {
  /** What the work answers, or where who is not signed in goes on, from one transaction of the store. */
  const inTurn = <T>(visit: Visit, work: (asked: Asked) => Promise<T>): Promise<T | { to: string }> =>
    inShop(visit, async (db): Promise<T | { to: string }> => {
      const caller = await readShopCaller(db, visit);
      if (caller.kind !== 'buyer') return { to: '/wholesale' };
      const { buyer } = caller;
      const { storeId } = visit;
      const lines = await findBuyerCart(db, storeId, buyer.id);
      const frame = {
        ...{ company: buyer.company, buyer: buyer.name, lines: lines.length },
        isPaused: buyer.agreement === null,
      };
      return work({ db, visit, storeId, now: visit.visitor.now, buyer, frame });
    });

  const onlyActive =
    (work: Work<Buying>): Work<Asked> =>
    async (asked) => {
      const { agreement } = asked.buyer;
      if (agreement === null) return { page: { view: 'paused', frame: asked.frame } };
      return work({ ...asked, agreement });
    };

  function answer(reply: FastifyReply, visit: Visit, given: Answer): Promise<FastifyReply> | FastifyReply {
    if ('to' in given) return reply.redirect(given.to, 303);
    const isPaused = given.page.view === 'paused';
    return send(isPaused ? reply.code(403) : reply, visit, { kind: 'wholesale', page: given.page });
  }

  async function orNotFound(reply: FastifyReply, visit: Visit, act: () => Promise<FastifyReply>) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 404) throw error;
      return send(reply.code(404), visit, { kind: 'not_found' });
    }
  }

  return {
    orNotFound,
    async forBuyer(request, reply, work) {
      const visit = await visitOf(request);
      return orNotFound(reply, visit, async () => answer(reply, visit, await inTurn(visit, work)));
    },
    async sendFile(request, reply, find) {
      const visit = await visitOf(request);
      return orNotFound(reply, visit, async () => {
        const found = await inTurn(visit, async (asked) => ({ make: await find(asked) }));
        if ('to' in found) return reply.redirect(found.to, 303);
        const { fileName, type, stream } = await found.make();
        return reply
          .headers({
            'content-type': type,
            'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]+/g, '-')}"`,
            'x-content-type-options': 'nosniff',
          })
          .send(stream);
      });
    },
    async forBuying(request, reply, work, refused) {
      const visit = await visitOf(request);
      return orNotFound(reply, visit, async () => {
        try {
          return await answer(reply, visit, await inTurn(visit, onlyActive(work)));
        } catch (error) {
          if (!refused || !isRefusal(error)) throw error;
          const shown = onlyActive(async (asked) => ({ page: await refused(asked, error) }));
          return answer(reply.code(error.status), visit, await inTurn(visit, shown));
        }
      });
    },
  };
}

/** What a buyer reads on the page, and can do something about. */
function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && [400, 409, 422].includes(error.status);
}
