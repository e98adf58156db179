import { useEditor, type Editor } from '@tiptap/react';
import { embedOf, type ArticleDocument } from '@vetka/domain/article';
import { useState } from 'react';
import { articleNodes } from './articleNodes.ts';
import { documentOf } from './documentOf.ts';
import { insertBlocks } from './insertBlocks.ts';
import { createNames, type Names } from './EditorNames.ts';
import { createUploads, picturesIn } from './pictureUploads.ts';

interface EditorOptions {
  body: ArticleDocument;
  named: Omit<Names, 'uploads'>;
  onChange: (body: ArticleDocument) => void;
  /** Ctrl+K: asks for the address of a link. */
  onLink: () => void;
}

/** The editor of a text, with its uploads. */
export function useArticleEditor({ body, named, onChange, onLink }: EditorOptions) {
  const [names] = useState(() => createNames(named));
  const [uploads] = useState(() => createUploads(names));
  const editor: Editor | null = useEditor({
    extensions: articleNodes,
    content: body,
    // Its rules are in editor.css.ts: the content security policy refuses styles without a nonce.
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { 'aria-label': 'Текст статьи', role: 'textbox', 'aria-multiline': 'true' },
      handleKeyDown(_view, event) {
        if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return false;
        onLink();
        return true;
      },
      handlePaste: (_view, { clipboardData }) => insertPasted(clipboardData),
      handleDrop: (view, event) =>
        insertDropped(view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos, event),
    },
    onUpdate: ({ editor: changed }) => onChange(documentOf(changed.getJSON())),
  });

  function insertPasted(data: DataTransfer | null): boolean {
    if (!editor) return false;
    const pictures = picturesIn(data?.files);
    if (pictures.length > 0) uploads.insert(editor, pictures);
    const embed = embedOf(data?.getData('text/plain').trim() ?? '');
    if (embed) insertBlocks(editor, [{ type: 'embed', attrs: embed }]);
    return pictures.length > 0 || embed !== undefined;
  }

  function insertDropped(position: number | undefined, { dataTransfer }: DragEvent): boolean {
    const pictures = picturesIn(dataTransfer?.files);
    if (!editor || pictures.length === 0) return false;
    if (position !== undefined) editor.commands.setTextSelection(position);
    uploads.insert(editor, pictures);
    return true;
  }

  return { editor, names, uploads };
}
