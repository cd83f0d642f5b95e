import type { QuickLine } from '@sokoni/rules/wholesale/quick-order';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useRef, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { type FoundCode, findOfferedByCode } from '#api/wholesale/buying.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import type { Choice, Refusal } from '../cart/cart-items.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { type QuickProblem, readQuickOrder } from './quick-order-lines.ts';
import styles from './shop.module.css';

/** So many problems are read out one by one. */
const listed = 8;

interface QuickOrderProps {
  supplierId: string;
  store: CartStore;
  onClose: () => void;
}

/** Takes a list of codes and quantities; what cannot be added stays in the field, with its reason. */
export function QuickOrder({ supplierId, store, onClose }: QuickOrderProps) {
  const storeId = useActiveStoreId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<QuickProblem[]>([]);
  const [added, setAdded] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  async function read(): Promise<void> {
    const { lines, problems: unread } = readQuickOrder(text);
    if (lines.length > wholesaleLimits.codes) {
      const message = say('quick.most', { max: wholesaleLimits.codes });
      return setProblems([{ row: wholesaleLimits.codes + 1, text: '', message }]);
    }
    if (lines.length === 0) return setProblems(unread);
    setIsBusy(true);
    try {
      const codes = [...new Set(lines.map(({ code }) => code))];
      const answers = await findOfferedByCode(storeId, supplierId, codes);
      const found = new Map(answers.map((answer) => [answer.code, answer]));
      const refused = put(lines, found);
      const left = [...unread, ...refused].sort((one, other) => one.row - other.row);
      const count = lines.length - refused.length;
      if (left.length > 0) return keep(left, count);
      toast.success(say('quick.added', { count: added + count }));
      onClose();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  /** Puts lines into the cart; answers those that it does not take, with the reason. */
  function put(lines: readonly QuickLine[], found: ReadonlyMap<string, FoundCode>): QuickProblem[] {
    const meant = lines.map((line) => ({ line, choice: choiceOf(found.get(line.code)) }));
    const wanted = meant.flatMap(({ line, choice }) =>
      typeof choice === 'string' ? [] : [{ choice, units: line.quantity }],
    );
    const refusals = store.addAll(wanted);
    return meant.flatMap(({ line, choice }) => {
      const { code, row, text } = line;
      if (typeof choice === 'string') return [{ row, text, message: say(choice, { code }) }];
      const refusal = refusals.shift() ?? null;
      return refusal === null ? [] : [{ row, text, message: refusalWords(refusal, code) }];
    });
  }

  function keep(left: readonly QuickProblem[], count: number): void {
    setAdded(added + count);
    setText(left.map((problem) => problem.text).join('\n'));
    setProblems(left.map((problem, index) => ({ ...problem, row: index + 1 })));
  }

  return (
    <FormModal
      title={say('quick.title')}
      confirmLabel={say('quick.add')}
      cancelLabel={added > 0 ? say('quick.close') : say('quick.cancel')}
      busy={isBusy}
      disabled={text.trim() === ''}
      locked={text.trim() !== ''}
      onSubmit={read}
      onClose={onClose}
    >
      {problems.length > 0 && (
        <NotificationCard
          kind={added > 0 ? 'warning' : 'error'}
          title={added > 0 ? say('quick.someLeft', { count: added }) : say('quick.allLeft')}
        >
          {problems.slice(0, listed).map(({ row, message }) => (
            <p key={row}>{say('quick.line', { row, problem: message })}</p>
          ))}
          {problems.length > listed && <p>{say('quick.more', { count: problems.length - listed })}</p>}
        </NotificationCard>
      )}
      <TextAreaField
        label={say('quick.label')}
        hint={say('quick.hint')}
        rows={10}
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CsvFile onText={(read) => setText(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`)} />
    </FormModal>
  );
}

/** What a code stands for, or why it cannot be ordered. */
function choiceOf(found: FoundCode | undefined): Choice | 'quick.unknown' | 'quick.choose' {
  if (!found?.product) return 'quick.unknown';
  const { product, combination } = found;
  const isOpen = combination === null && product.variant_combinations.length > 0;
  return isOpen ? 'quick.choose' : { product, combination };
}

function refusalWords(refusal: Refusal, code: string): string {
  if (refusal === 'combination_not_found') return say('quick.unknown', { code });
  if (refusal === 'full') return say('refused.full', { max: wholesaleLimits.lines });
  return say(`refused.${refusal}`);
}

/** Puts the lines of a file into the field. */
function CsvFile({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  async function pick(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      onText(await file.text());
    } catch {
      toast.error(say('quick.fileFailed'));
    }
  }

  return (
    <div className={styles.quickFile}>
      <Button onClick={() => input.current?.click()}>{say('quick.file')}</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say('quick.file')}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          void pick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
