import type { FastifyInstance } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { pictureSizes } from '#core/pictures/pictures.ts';
import type { Services } from '#core/services.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pictureKey = new RegExp(`^${uuid}/${uuid}-(${pictureSizes.join('|')})\\.webp$`);

/** `GET /uploads/{key}`: a stored picture, for anyone who knows its address; storefronts show it from another domain. */
export function mountUploads(app: FastifyInstance, { files }: Pick<Services, 'files'>): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const key = request.params['*'];
    const file = pictureKey.test(key) ? await files.read(key) : null;
    if (!file) throw new DomainError('not_found');
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': file.bytes,
        // A changed picture has another key.
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(file.stream);
  });
}
