import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { RichTextDocument, RichTextOwnBlock } from '../RichText/index.ts';
import { actionsOf } from './actionsOf.ts';
import { extensionsOf } from './extensions.tsx';
import { fittedDocument, type Fit } from './fittedDocument.ts';
import { givenDocument } from './givenDocument.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { FixedContext } from './ownNode.tsx';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextActions, RichTextFormat, RichTextNode, RichTextTool } from './richTextTools.ts';
import { Toolbar } from './Toolbar.tsx';
import { writtenDocument } from './writtenDocument.ts';

export interface EditorSurfaceProps {
  value: RichTextDocument<RichTextOwnBlock>;
  onChange: (document: RichTextDocument<RichTextOwnBlock>) => void;
  onBlur: (() => void) | undefined;
  /** Classes and ARIA attributes of the text. */
  attributes: Record<string, string>;
  placeholder: string | undefined;
  formats: readonly RichTextFormat[];
  nodes: readonly RichTextNode[];
  tools: readonly RichTextTool<RichTextOwnBlock>[];
  isLinkAllowed: (href: string) => boolean;
  onFiles: ((files: File[], actions: RichTextActions<RichTextOwnBlock>) => boolean) | undefined;
  onPasteText: ((text: string, actions: RichTextActions<RichTextOwnBlock>) => boolean) | undefined;
  isFixed: boolean;
}

/** The text with its tools. Loaded when it is first shown, with Tiptap. */
export default function EditorSurface(props: EditorSurfaceProps) {
  const { formats, nodes, tools, onFiles, isLinkAllowed, isFixed, placeholder } = props;
  const [isLinking, setLinking] = useState(false);
  const [fit] = useState((): Fit => ({
    formats: new Set(formats),
    types: new Set(nodes.map(({ type }) => type)),
    isLinkAllowed,
  }));
  const [extensions] = useState(() =>
    extensionsOf({
      ...fit,
      nodes,
      onLink: () => setLinking(true),
    }),
  );
  const editor = useRichText({ ...props, extensions, fit });
  const isEmpty = useEditorState({ editor, selector: ({ editor: of }) => of.isEmpty });
  const askLink = () => {
    // The dialog returns the focus to where it was.
    editor.commands.focus();
    setLinking(true);
  };
  return (
    <FixedContext value={isFixed}>
      <Toolbar
        editor={editor}
        formats={fit.formats}
        tools={tools}
        onFiles={(files) => onFiles?.(files, actionsOf(editor))}
        isFixed={isFixed}
        onLink={askLink}
      />
      <div className={styles.text}>
        {isEmpty && placeholder !== undefined && (
          <p className={styles.placeholder} aria-hidden="true">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
      {isLinking && <LinkDialog editor={editor} isLinkAllowed={isLinkAllowed} onClose={() => setLinking(false)} />}
    </FixedContext>
  );
}

/** A line that is scrolled to stays clear of the toolbar, and of what the page keeps above it (px). */
const belowToolbar = { top: 144, right: 0, bottom: 24, left: 0 };

interface RichTextOptions extends EditorSurfaceProps {
  extensions: ReturnType<typeof extensionsOf>;
  fit: Fit;
}

/** The editor, which follows the value and the state of the field. */
function useRichText(options: RichTextOptions): Editor {
  const { value, onChange, onBlur, attributes, nodes, onFiles, onPasteText, isFixed, extensions, fit } = options;
  const [content] = useState(() => fittedDocument(value, fit));
  const [given] = useState(() => givenDocument(value));
  const editor: Editor = useEditor({
    extensions,
    content,
    // Its rules are in RichTextEditor.css.ts: the content security policy refuses styles without a nonce.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editable: !isFixed,
    editorProps: {
      attributes,
      scrollMargin: belowToolbar,
      scrollThreshold: belowToolbar,
      transformPastedHTML: withKnownHeadings,
      handlePaste: (_view, { clipboardData: data }) =>
        handleFiles(data?.files) || onPasteText?.(data?.getData('text/plain').trim() ?? '', actions()) === true,
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return handleFiles(event.dataTransfer?.files, at);
      },
    },
    onUpdate: ({ editor: changed }) => {
      const document = writtenDocument(changed.getJSON(), nodes);
      given.write(document);
      onChange(document);
    },
    onBlur: () => onBlur?.(),
  });
  const actions = () => actionsOf(editor);

  function handleFiles(list: FileList | undefined, at?: number): boolean {
    const files = [...(list ?? [])];
    if (!onFiles || files.length === 0) return false;
    if (at !== undefined) editor.commands.setTextSelection(at);
    return onFiles(files, actions());
  }

  useEffect(function followState() {
    if (editor.isEditable === isFixed) editor.setEditable(!isFixed, false);
  });
  useEffect(function followValue() {
    if (!given.isReplaced(value)) return;
    editor.commands.setContent(fittedDocument(value, fit), { emitUpdate: false });
  });
  return editor;
}

/** The two levels of headings that there are: pages and letters begin with `h1`. */
const withKnownHeadings = (html: string): string =>
  html.replaceAll(/(<\/?)h1\b/gi, '$1h2').replaceAll(/(<\/?)h[4-6]\b/gi, '$1h3');
