import { sayFirstUi } from '#sentences/frame/first-ui.ts';
import { richText } from '#sentences/frame/rich-text.ts';

/** What support finds a failure by. */
export function RequestId({ id }: { id: string }) {
  return richText(sayFirstUi.rich('requestId', { id, code: (words) => <code>{words}</code> }));
}
