import { sayFirstUi } from '#sentences/first-ui.ts';
import { richText } from '#sentences/rich-text.ts';

/** What support finds a failure by. */
export function RequestId({ id }: { id: string }) {
  return richText(sayFirstUi.rich('requestId', { id, code: (words) => <code>{words}</code> }));
}
