import { useEffect, useState } from 'react';
import { storeDraft, readStoredText } from '../../shell/chat/chatStorage.ts';
import { createStore, useStore } from '../../shell/store.ts';

interface Draft {
  text: string;
  change: (text: string) => void;
  /** Clears the sent text, and keeps later input. */
  finish: (sent: string) => void;
}

/** The draft of a room: survives a reload until it is sent. */
export function useDraft(userId: number, roomId: number): Draft {
  const [draft] = useState(() => createStore(''));
  useEffect(
    function findKept() {
      // The server does not have the draft, so the first paint is without it.
      if (draft.get() === '') draft.set(readStoredText(userId).drafts[roomId] ?? '');
    },
    [draft, userId, roomId],
  );
  const change = (text: string) => {
    draft.set(text);
    storeDraft(userId, roomId, text);
  };
  const finish = (sent: string) => {
    if (draft.get() === sent) change('');
  };
  return { text: useStore(draft), change, finish };
}
