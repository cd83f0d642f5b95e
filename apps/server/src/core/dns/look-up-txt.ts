import { Resolver } from 'node:dns/promises';
import { DomainError } from '#core/errors/domain-error.ts';

const resolver = new Resolver({ timeout: 3000, tries: 2 });

/**
 * The TXT records of a name, each as one text; none where there is no such name.
 * @throws DomainError `unavailable` when no name server answers
 */
export async function lookUpTxt(name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(code)) return [];
    throw new DomainError('unavailable');
  }
}
