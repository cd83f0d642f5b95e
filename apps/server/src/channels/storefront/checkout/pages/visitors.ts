import { splitLanguage } from '@sokoni/rules/storefront/shop-languages';
import type { ShopPage } from '@sokoni/themes/shop.ts';
import type { VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptShops } from '#channels/storefront/web/kept-shops.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { visitorPages } from './draw-visitor-page.ts';
import { type Visit, visits } from './visit.ts';

/** The page of the shop for what is not there. */
export type NothingThere = Extract<ShopPage, { kind: 'not_found' }>;

/** What every page of a visitor's own needs; one for all of a server, so that what it keeps is kept once. */
export interface Visitors {
  /** @throws DomainError `not_found` where there is no shop at this host */
  visitOf(request: FastifyRequest): Promise<Visit>;
  /** Works in one transaction of the store; an error that the work returns is committed and thrown. */
  inShop<T>(visit: Visit, work: (db: Db) => Promise<T>): Promise<Exclude<T, DomainError>>;
  send(reply: FastifyReply, visit: Visit, page: VisitorPage | NothingThere): Promise<FastifyReply>;
  /**
   * Does what a form asks for, or shows it again with what is wrong, by the names of its fields; `''` for what belongs to none. Whoever
   * has asked too often does not lose what was typed either.
   */
  orShow(
    reply: FastifyReply,
    visit: Visit,
    act: () => Promise<FastifyReply>,
    page: (problems: Readonly<Record<string, string>>) => VisitorPage,
  ): Promise<FastifyReply>;
}

/** @param script the address of the shops' script; null where none was built */
export function visitorsOf(services: Services, shops: KeptShops, script: string | null): Visitors {
  const draw = visitorPages(services, shops, script);
  const visitors: Visitors = {
    visitOf: visits(services, shops),
    inShop: ({ storeId }, work) =>
      transaction(services.pool, { userId: null, storeId }, work, { prepared: true }),
    async send(reply, visit, page) {
      const { html, policy } = await draw(visit, page, pathOf(reply.request));
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
    },
    async orShow(reply, visit, act, page) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof DomainError) || (error.status !== 400 && error.status !== 429)) throw error;
        const problems = error.fields ?? { '': error.message };
        if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
        return visitors.send(reply.code(error.status), visit, page(problems));
      }
    },
  };
  return visitors;
}

/** Where a page is read in another language; what a form was answered with stands nowhere else. */
function pathOf({ method, originalUrl }: FastifyRequest): string {
  return method === 'GET' ? splitLanguage(originalUrl).path : '/';
}

/** What was typed into a field, without spaces around it; one character more than fits, so that what is too long is seen. */
export function typedIn(
  { body }: FastifyRequest<{ Body: Readonly<Record<string, string>> | null }>,
  name: string,
  most: number,
): string {
  return (body?.[name] ?? '').trim().slice(0, most + 1);
}
