import { type PictureAnswer, type PictureRequest, resultOf } from './picture-messages.ts';
import type { RenditionFiles } from './pictures.ts';

/** Has pictures decoded by another process, which answers each request in its own time. */
export interface PictureAsker {
  /** @throws DomainError what the other process says */
  decodePicture(path: string): Promise<RenditionFiles>;
  receive(answer: PictureAnswer): void;
}

export function makePictureAsker(ask: (request: PictureRequest) => void): PictureAsker {
  const waiting = new Map<number, (answer: PictureAnswer) => void>();
  let lastId = 0;
  return {
    async decodePicture(path) {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<PictureAnswer>((resolve) => waiting.set(id, resolve));
      ask({ kind: 'decode_picture', id, path });
      const result = resultOf(await answered);
      waiting.delete(id);
      if (result instanceof Error) throw result;
      return result;
    },
    receive: (answer) => waiting.get(answer.id)?.(answer),
  };
}
