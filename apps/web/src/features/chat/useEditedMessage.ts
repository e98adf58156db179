import type { ChatMessage } from '@vetka/domain/chat';
import { useEffect, useState } from 'react';
import { readStoredText, storeEdit, type KeptEdit } from '../../shell/chat/chatStorage.ts';

type Message = Pick<ChatMessage, 'id' | 'text' | 'isDeleted'>;

/** The sent message of a room that is being changed. Like a draft, its new text survives a reload. */
export function useEditedMessage(userId: number, roomId: number, messages: readonly Message[]) {
  const [edit, setEdit] = useState<KeptEdit>();
  useEffect(
    function findKept() {
      // The server does not have it, so the first paint is without it.
      setEdit(readStoredText(userId).edits[roomId]);
    },
    [userId, roomId],
  );
  const keep = (next: KeptEdit | undefined) => {
    storeEdit(userId, roomId, next);
    setEdit(next);
  };
  const message = messages.find(({ id, isDeleted }) => id === edit?.id && !isDeleted);
  return {
    edited: edit && message && { message, text: edit.text, onChange: (text: string) => keep({ id: edit.id, text }) },
    begin: ({ id, text }: Message) => keep({ id, text }),
    end: () => keep(undefined),
  };
}
