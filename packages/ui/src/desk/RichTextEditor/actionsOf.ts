import { NodeSelection } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';
import type { RichTextOwnBlock } from '../RichText/index.ts';
import type { RichTextActions, RichTextLocal } from './richTextTools.ts';

/** An own block or a block of text. */
interface Inserted {
  type: string;
  attrs?: object | undefined;
  local?: RichTextLocal | undefined;
  content?: unknown;
}

const contentOf = ({ local, attrs, ...block }: Inserted): JSONContent =>
  ({ ...block, attrs: { ...attrs, ...local } }) as JSONContent;

/** Inserts blocks at the caret, or below the selected block. The caret moves to a new line below them. */
function insertBlocks(editor: Editor, blocks: readonly Inserted[]): void {
  const { selection } = editor.state;
  const added = [...blocks.map(contentOf), { type: 'paragraph' }];
  const chain = editor.chain().focus();
  if (selection instanceof NodeSelection) chain.insertContentAt(selection.to, added).run();
  else chain.insertContent(added).run();
}

function changeBlocks(editor: Editor, local: RichTextLocal, { type, ...to }: Inserted): void {
  if (editor.isDestroyed) return;
  const marks = Object.entries(local);
  editor.commands.command(({ tr, state }) => {
    state.doc.descendants((node, position) => {
      const isMeant = node.type.name === type && marks.every(([name, value]) => node.attrs[name] === value);
      if (isMeant) tr.setNodeMarkup(position, undefined, { ...node.attrs, ...to.attrs, ...to.local });
      return !isMeant;
    });
    return true;
  });
}

/** The commands of an editor for the application. */
export const actionsOf = <Own extends RichTextOwnBlock>(editor: Editor): RichTextActions<Own> => ({
  focus: () => void editor.commands.focus(),
  insert: (blocks) => insertBlocks(editor, blocks),
  change: (local, to) => changeBlocks(editor, local, to),
});
