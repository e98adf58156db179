import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** Height of the toolbar with its distance to the line (px). */
const toolbarRoom = 64;

/** The toolbar's distance from the top of the text, in pixels: just above the line of the caret. */
export function useCaretTop(editor: Editor): number {
  const [top, setTop] = useState(-toolbarRoom);
  useEffect(
    function followCaret() {
      const follow = () => {
        if (editor.isDestroyed) return;
        const line = editor.view.coordsAtPos(editor.state.selection.from).top;
        setTop(Math.round(line - editor.view.dom.getBoundingClientRect().top) - toolbarRoom);
      };
      editor.on('selectionUpdate', follow).on('update', follow).on('focus', follow);
      return () => void editor.off('selectionUpdate', follow).off('update', follow).off('focus', follow);
    },
    [editor],
  );
  return top;
}
