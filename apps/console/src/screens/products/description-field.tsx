import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './description-field.module.css';
import { descriptionNodes, descriptionOf, isSafeLink } from './description-html.ts';
import { BoldIcon, HeadingIcon, ItalicIcon, LinkIcon, ListIcon, NumberedListIcon } from './editor-icons.ts';

interface DescriptionFieldProps {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/**
 * A description with a little structure. It is the browser's own editor: `execCommand` has no successor, every browser keeps it,
 * and its undo is the one that people know; a library of our own choosing would weigh more than the whole screen.
 */
export function DescriptionField({ value, onChange }: DescriptionFieldProps) {
  const id = useId();
  const editor = useRef<HTMLDivElement>(null);
  const known = useRef<string | null>(null);
  const [linked, setLinked] = useState<{ range: Range | null; address: string } | null>(null);

  const show = useEffectEvent((html: string) => {
    if (html === known.current) return;
    known.current = html;
    editor.current?.replaceChildren(...descriptionNodes(html));
  });
  useEffect(() => show(value), [value]);

  function changed(): void {
    if (!editor.current) return;
    known.current = descriptionOf(editor.current);
    onChange(known.current);
  }

  function run(command: string, argument?: string): void {
    editor.current?.focus();
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(command, false, argument);
    changed();
  }

  function toggleHeading(): void {
    // A line of a list is no heading.
    if (getSelection()?.anchorNode?.parentElement?.closest('li')) return;
    const isHeading = document.queryCommandValue('formatBlock').toLowerCase() === 'h3';
    run('formatBlock', isHeading ? 'p' : 'h3');
  }

  /** Only words come in: what other pages bring along in looks stays there. */
  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  }

  function press(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'u') event.preventDefault();
  }

  function askForLink(): void {
    const selection = getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
    const isInside = range !== null && editor.current?.contains(range.commonAncestorContainer);
    const around = isInside ? range.startContainer.parentElement?.closest('a') : null;
    setLinked({ range: isInside ? range : null, address: around?.getAttribute('href') ?? '' });
  }

  function link(address: string): void {
    editor.current?.focus();
    const selection = getSelection();
    if (linked?.range && selection) {
      selection.removeAllRanges();
      selection.addRange(linked.range);
    }
    setLinked(null);
    if (address === '') run('unlink');
    else if (selection?.isCollapsed) run('insertHTML', linkHtml(address));
    else run('createLink', address);
  }

  const tools = [
    { label: 'Bold', icon: <BoldIcon size={18} />, act: () => run('bold') },
    { label: 'Italic', icon: <ItalicIcon size={18} />, act: () => run('italic') },
    { label: 'Heading', icon: <HeadingIcon size={18} />, act: toggleHeading },
    { label: 'Bulleted list', icon: <ListIcon size={18} />, act: () => run('insertUnorderedList') },
    { label: 'Numbered list', icon: <NumberedListIcon size={18} />, act: () => run('insertOrderedList') },
    { label: 'Link', icon: <LinkIcon size={18} />, act: askForLink },
  ];

  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        Description
      </span>
      <div className={styles.box}>
        <div role="toolbar" aria-label="Text" className={styles.tools}>
          {tools.map(({ label, icon, act }) => (
            <IconButton
              key={label}
              size="sm"
              label={label}
              icon={icon}
              // The words that are selected stay so.
              onMouseDown={(event) => event.preventDefault()}
              onClick={act}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no structure */}
        <div
          ref={editor}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          dir="auto"
          contentEditable
          suppressContentEditableWarning
          className={styles.editor}
          onInput={changed}
          onPaste={paste}
          onKeyDown={press}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        />
      </div>
      {linked && <LinkModal address={linked.address} onLink={link} onClose={() => setLinked(null)} />}
    </div>
  );
}

interface LinkModalProps {
  address: string;
  onLink: (address: string) => void;
  onClose: () => void;
}

function LinkModal({ address, onLink, onClose }: LinkModalProps) {
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string>();

  function done(): void {
    const full = /^[\w-]+(\.[\w-]+)+/.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim();
    if (full === '' || isSafeLink(full)) onLink(full);
    else setProblem('Enter an address that starts with https://, mailto: or tel:');
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Link"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={done}>
            {typed.trim() === '' ? 'Remove link' : 'Set link'}
          </Button>
        </>
      }
    >
      <TextField
        label="Address"
        type="url"
        error={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
      />
    </Modal>
  );
}

function linkHtml(address: string): string {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  link.textContent = address;
  return link.outerHTML;
}
