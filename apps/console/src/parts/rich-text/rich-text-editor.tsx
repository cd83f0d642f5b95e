import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { BoldIcon, HeadingIcon, ItalicIcon, LinkIcon, ListIcon, ListOrderedIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayRichText } from '#sentences/rich-text.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { LinkModal } from './link-modal.tsx';
import styles from './rich-text-field.module.css';
import { richTextSchema } from './rich-text-schema.ts';

interface RichTextEditorProps {
  /** The id of its label. */
  labelledBy: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  lang?: string;
  dir?: 'auto' | 'ltr' | 'rtl';
}

export function RichTextEditor({ labelledBy, value, onChange, lang, dir = 'auto' }: RichTextEditorProps) {
  const current = useRef(value);
  const [attributes] = useState({
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    dir,
    ...(lang ? { lang } : {}),
    class: styles.editor ?? '',
  });
  const editor = useEditor({
    extensions: richTextSchema,
    content: value,
    editorProps: { attributes },
    onUpdate({ editor: changed }) {
      current.current = htmlOf(changed);
      onChange(current.current);
    },
  });

  /** What was discarded, or saved by somebody else. */
  const show = useEffectEvent((html: string) => {
    if (html === current.current) return;
    current.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  });
  useEffect(() => show(value), [value]);

  return (
    <div className={styles.box}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null);
  const active = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading: editor.isActive('heading'),
      bulleted: editor.isActive('bulletList'),
      numbered: editor.isActive('orderedList'),
      link: editor.isActive('link'),
    }),
  });
  const change = () => editor.chain().focus();
  const tools = [
    {
      label: sayRichText('tools.bold'),
      icon: BoldIcon,
      isOn: active.bold,
      act: () => change().toggleBold().run(),
    },
    {
      label: sayRichText('tools.italic'),
      icon: ItalicIcon,
      isOn: active.italic,
      act: () => change().toggleItalic().run(),
    },
    {
      label: sayRichText('tools.heading'),
      icon: HeadingIcon,
      isOn: active.heading,
      act: () => change().toggleHeading({ level: 3 }).run(),
    },
    {
      label: sayRichText('tools.bulleted'),
      icon: ListIcon,
      isOn: active.bulleted,
      act: () => change().toggleBulletList().run(),
    },
    {
      label: sayRichText('tools.numbered'),
      icon: ListOrderedIcon,
      isOn: active.numbered,
      act: () => change().toggleOrderedList().run(),
    },
    {
      label: sayRichText('tools.link'),
      icon: LinkIcon,
      isOn: active.link,
      act: () => setAddress(editor.getAttributes('link').href ?? ''),
    },
  ];

  function link(href: string): void {
    setAddress(null);
    const onLink = change().extendMarkRange('link');
    if (href === '') onLink.unsetMark('link').run();
    else if (editor.state.selection.empty && !active.link) change().insertContent(linkedText(href)).run();
    else onLink.setMark('link', { href }).run();
  }

  return (
    <>
      <div role="toolbar" aria-label={sayRichText('tools.label')} className={styles.tools}>
        {tools.map(({ label, icon: Icon, isOn, act }) => (
          <IconButton
            key={label}
            size="sm"
            label={label}
            icon={<Icon size={18} />}
            aria-pressed={isOn}
            className={styles.tool}
            // The words that are selected stay so.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          />
        ))}
      </div>
      {address !== null && <LinkModal address={address} onLink={link} onClose={() => setAddress(null)} />}
    </>
  );
}

/** Empty when it holds no word; without the lines that hold none. */
function htmlOf(editor: Editor): string {
  return editor.getText().trim() === '' ? '' : editor.getHTML().replaceAll('<p></p>', '');
}

function linkedText(href: string) {
  return { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
}
