import { useEditorState, type Editor } from '@tiptap/react';
import { FlowerIcon, ImageIcon, LinkIcon, QuoteIcon } from '@vetka/ui/Icon';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './editor.css.ts';
import { picturesIn } from './pictureUploads.ts';
import { ToolIcon } from './toolIcons.tsx';
import { useCaretTop } from './useCaretTop.ts';

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onCard: () => void;
  onPictures: (files: File[]) => void;
}

/** The formats of the selection. */
const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      heading2: of.isActive('heading', { level: 2 }),
      heading3: of.isActive('heading', { level: 3 }),
      bold: of.isActive('bold'),
      italic: of.isActive('italic'),
      link: of.isActive('link'),
      bulletList: of.isActive('bulletList'),
      orderedList: of.isActive('orderedList'),
      blockquote: of.isActive('blockquote'),
    }),
  });

/** Tools above the line of the caret; on a phone at the bottom of the screen. */
export function Toolbar({ editor, onLink, onCard, onPictures }: ToolbarProps) {
  const active = useActive(editor);
  const top = useCaretTop(editor);
  const chain = () => editor.chain().focus();
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') editor.commands.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Оформление текста"
      className={styles.toolbar}
      style={{ top }}
      onKeyDown={leave}
      tabIndex={-1}
    >
      <Tool label="Заголовок" isActive={active.heading2} onClick={() => chain().toggleHeading({ level: 2 }).run()}>
        <ToolIcon name="heading2" />
      </Tool>
      <Tool label="Подзаголовок" isActive={active.heading3} onClick={() => chain().toggleHeading({ level: 3 }).run()}>
        <ToolIcon name="heading3" />
      </Tool>
      <Tool label="Жирный, Ctrl+B" isActive={active.bold} onClick={() => chain().toggleBold().run()}>
        <ToolIcon name="bold" />
      </Tool>
      <Tool label="Курсив, Ctrl+I" isActive={active.italic} onClick={() => chain().toggleItalic().run()}>
        <ToolIcon name="italic" />
      </Tool>
      <Tool label="Ссылка, Ctrl+K" isActive={active.link} onClick={onLink}>
        <LinkIcon />
      </Tool>
      <Tool label="Список" isActive={active.bulletList} onClick={() => chain().toggleBulletList().run()}>
        <ToolIcon name="bulletList" />
      </Tool>
      <Tool label="Нумерованный список" isActive={active.orderedList} onClick={() => chain().toggleOrderedList().run()}>
        <ToolIcon name="orderedList" />
      </Tool>
      <Tool label="Цитата" isActive={active.blockquote} onClick={() => chain().toggleBlockquote().run()}>
        <QuoteIcon />
      </Tool>
      <PictureTool onPictures={onPictures} />
      <Tool label="Товар или магазин" onClick={onCard}>
        <FlowerIcon />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  isActive?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isActive, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      {...(isActive !== undefined && { 'aria-pressed': isActive })}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function PictureTool({ onPictures }: Pick<ToolbarProps, 'onPictures'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool label="Снимок" onClick={() => input.current?.click()}>
        <ImageIcon />
      </Tool>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        aria-label="Выбрать снимки для статьи"
        onChange={({ currentTarget }) => {
          onPictures(picturesIn(currentTarget.files));
          currentTarget.value = '';
        }}
      />
    </>
  );
}
