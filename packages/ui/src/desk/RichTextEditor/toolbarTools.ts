import type { ChainedCommands, Editor } from '@tiptap/react';
import { isApple } from '../../internal/isApple.ts';
import type { Words } from '../../internal/words/words.ts';
import type { RichTextFormat } from './richTextTools.ts';

export type ToolName = keyof NonNullable<Words['formatNames']>;

interface Tool {
  name: ToolName;
  /** The format that offers it. Undo and redo are always there. */
  format?: RichTextFormat | undefined;
  /** As `aria-keyshortcuts` writes it; `Mod` is Control, or Command on a Mac. */
  keys: string;
  /** Whether the selection has the format. */
  isPressed?: ((editor: Editor) => boolean) | undefined;
  isPossible?: ((editor: Editor) => boolean) | undefined;
  /** Nothing for the link, whose address is asked for first. */
  run?: ((chain: ChainedCommands) => ChainedCommands) | undefined;
}

const has =
  (name: string, attributes: object = {}) =>
  (editor: Editor) =>
    editor.isActive(name, attributes);

/** Tools in groups, in the order of the toolbar. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'heading2',
      format: 'heading',
      keys: 'Mod+Alt+2',
      isPressed: has('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      name: 'heading3',
      format: 'heading',
      keys: 'Mod+Alt+3',
      isPressed: has('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    { name: 'bold', format: 'bold', keys: 'Mod+B', isPressed: has('bold'), run: (chain) => chain.toggleBold() },
    { name: 'italic', format: 'italic', keys: 'Mod+I', isPressed: has('italic'), run: (chain) => chain.toggleItalic() },
    { name: 'link', format: 'link', keys: 'Mod+K', isPressed: has('link') },
  ],
  [
    {
      name: 'bulletList',
      format: 'list',
      keys: 'Mod+Shift+8',
      isPressed: has('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      name: 'orderedList',
      format: 'list',
      keys: 'Mod+Shift+7',
      isPressed: has('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      name: 'quote',
      format: 'quote',
      keys: 'Mod+Shift+B',
      isPressed: has('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
  ],
];

/** After the tools of the application. */
export const historyTools: readonly Tool[] = [
  { name: 'undo', keys: 'Mod+Z', isPossible: (editor) => editor.can().undo(), run: (chain) => chain.undo() },
  { name: 'redo', keys: 'Mod+Shift+Z', isPossible: (editor) => editor.can().redo(), run: (chain) => chain.redo() },
];

/** `Mod+B` for `aria-keyshortcuts`: «Control+B». */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control');
/** `Mod+B` for people: «Ctrl+B», «⌘B». */
export const shownKeys = (keys: string): string =>
  isApple() ? keys.replace('Mod+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧') : keys.replace('Mod', 'Ctrl');
