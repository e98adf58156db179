import { NodeSelection } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';

/** Inserts blocks at the caret, or below the selected picture or card. The caret moves to a new line below them. */
export function insertBlocks(editor: Editor, blocks: readonly JSONContent[]): void {
  const { selection } = editor.state;
  const added = [...blocks, { type: 'paragraph' }];
  const chain = editor.chain().focus();
  if (selection instanceof NodeSelection) chain.insertContentAt(selection.to, added).run();
  else chain.insertContent(added).run();
}
