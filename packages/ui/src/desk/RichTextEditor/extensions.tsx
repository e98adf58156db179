import { Blockquote } from '@tiptap/extension-blockquote';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { Extension, type AnyExtension, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { Fit } from './fittedDocument.ts';
import { ownNode } from './ownNode.tsx';
import type { RichTextNode } from './richTextTools.ts';

interface ExtensionsOptions extends Fit {
  nodes: readonly RichTextNode[];
  /** Ctrl+K. */
  onLink: () => void;
}

/** The nodes, marks and keys of an editor: what is not in the list can be neither typed nor pasted. */
export function extensionsOf({ formats, isLinkAllowed, nodes, onLink }: ExtensionsOptions): AnyExtension[] {
  const keys = Extension.create({
    name: 'richTextKeys',
    addKeyboardShortcuts: () => ({
      ...(formats.has('link') && { 'Mod-k': () => (onLink(), true) }),
      'Alt-F10': ({ editor }) => focusToolbar(editor),
    }),
  });
  return [
    StarterKit.configure({
      ...(!formats.has('bold') && { bold: false }),
      ...(!formats.has('italic') && { italic: false }),
      ...(!formats.has('list') && { bulletList: false, listKeymap: false }),
      heading: formats.has('heading') && { levels: [2, 3] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: false,
      listItem: false,
      orderedList: false,
      strike: false,
      underline: false,
    }),
    // Quotes and items contain paragraphs only, so that lists are flat.
    ...(formats.has('quote') ? [Blockquote.extend({ content: 'paragraph+' })] : []),
    ...(formats.has('list')
      ? [ListItem.extend({ content: 'paragraph+' }), OrderedList.extend({ addAttributes: () => ({}) })]
      : []),
    ...(formats.has('link') ? [linkOf(isLinkAllowed)] : []),
    ...nodes.map(ownNode),
    keys,
  ];
}

const linkOf = (isLinkAllowed: Fit['isLinkAllowed']) =>
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    autolink: true,
    linkOnPaste: true,
    defaultProtocol: 'https',
    isAllowedUri: (url) => isLinkAllowed(url ?? ''),
  });

/** As in other editors. The toolbar passes the focus on to the tool that Tab reaches. */
function focusToolbar({ view }: Editor): boolean {
  const editor = view.dom.closest('[data-part="rich-text-editor"]');
  editor?.querySelector<HTMLElement>('[role="toolbar"]')?.focus();
  return true;
}
