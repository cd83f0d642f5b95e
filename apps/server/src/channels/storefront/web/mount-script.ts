import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { encode, encodingHeaders, encodingOf } from '#core/http/encodings.ts';

/** What a shop does in the browser. */
export interface ShopScript {
  /** Changes with what is in it. */
  address: string;
  text: string;
}

/** The built script of the shops; null where none was built. */
export function findScript(folder: string): ShopScript | null {
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => /^shop-\w+\.js$/.test(file))
    : undefined;
  return name ? { address: `/scripts/${name}`, text: readFileSync(join(folder, name), 'utf8') } : null;
}

export async function mountScript(shops: FastifyInstance, { address, text }: ShopScript): Promise<void> {
  const [br, gzip, identity] = await Promise.all([
    encode(text, 'br'),
    encode(text, 'gzip'),
    encode(text, 'identity'),
  ]);
  const travelling = { br, gzip, identity };
  shops.get(address, async ({ headers }, reply) => {
    const encoding = encodingOf(headers['accept-encoding']);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        ...encodingHeaders(encoding),
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(travelling[encoding]);
  });
}
