import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { addressOfFont, faces, fontsPath } from '@sokoni/themes/document/typefaces.ts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';

const packageOf = createRequire(import.meta.url);

/** `GET /fonts/{file}`: the typefaces that a shop can be set in. */
export function mountFonts(shops: FastifyInstance): void {
  const files = new Map(
    Object.values(faces).flatMap(({ files: served }) =>
      served ? [served.text, served.heading].map((file) => [addressOfFont(file), file]) : [],
    ),
  );
  shops.get<{ Params: { name: string } }>(`${fontsPath}:name`, async (request, reply) => {
    const file = files.get(fontsPath + request.params.name);
    if (file === undefined) throw new DomainError('not_found');
    return reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(await readFile(packageOf.resolve(file)));
  });
}
