import type { Language } from '@sokoni/rules/languages';
import { LRUCache } from 'lru-cache';
import { transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import { type FoundShop, findShop } from './find-shop.ts';
import { type OpenShop, readShop } from './read-shop.ts';
import { shopHostOf } from './shop-host.ts';

/**
 * What stands around a page is kept for so long, and the page for as long again: what changes is seen within a second on each server,
 * and nobody has to be told.
 */
export const keptMs = 500;

/** Which shop answers at a host, and what all of its pages share: read once for all who ask at a time. */
export interface KeptShops {
  /** The store behind a host; null where there is none, or it has closed. */
  find(host: string | undefined): Promise<FoundShop | null>;
  /** The shop in one of its languages, with the look that buyers see, or with its draft for who has the link of the preview: that is read anew. */
  open(at: OpenedAt, previewToken?: string | null): Promise<OpenShop>;
}

/** Which shop is opened, and in which language. */
export interface OpenedAt extends Pick<FoundShop, 'storeId' | 'url'> {
  language: Language;
}

export function keptShops(services: Services): KeptShops {
  const { config, pool, reading } = services;
  const atHosts = new LRUCache<string, FoundShop | 'none'>({
    max: 5000,
    ttl: keptMs,
    fetchMethod: async (host) => {
      const named = shopHostOf(host, config);
      return (named && (await findShop(services, named))) ?? 'none';
    },
  });
  const opened = new LRUCache<string, OpenShop, Parameters<typeof read>>({
    max: 500,
    ttl: keptMs,
    fetchMethod: (_key, _stale, { context }) => read(...context),
  });

  async function read({ storeId, url, language }: OpenedAt, previewToken: string | null): Promise<OpenShop> {
    return reading(() =>
      transaction(pool, { userId: null, storeId }, (db) =>
        readShop(db, storeId, { url, language, previewToken }),
      ),
    );
  }

  return {
    async find(host = '') {
      const found = await atHosts.fetch(host);
      return found === undefined || found === 'none' ? null : found;
    },
    async open(at, previewToken = null) {
      if (previewToken !== null) return read(at, previewToken);
      const open = await opened.fetch(`${at.storeId} ${at.url} ${at.language}`, { context: [at, null] });
      if (!open) throw new Error(`no shop of ${at.storeId}`);
      return open;
    },
  };
}
