import { useHydrated } from '@tanstack/react-router';
import type { ChatMessage } from '@vetka/domain/chat';
import { useState } from 'react';
import { readStoredText, storeEdit, type KeptEdit } from '../../shell/chat/chatStorage.ts';

type Message = Pick<ChatMessage, 'id' | 'text' | 'isDeleted'>;

/** The sent message of a room that is being changed. Like a draft, its new text survives a reload. */
export function useEditedMessage(userId: number, roomId: number, messages: readonly Message[]) {
  // The server does not have what is stored, so the first paint is without it.
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<{ roomId: number; edit: KeptEdit | undefined }>();
  const stored = isHydrated ? readStoredText(userId).edits[roomId] : undefined;
  const edit = changed?.roomId === roomId ? changed.edit : stored;
  const keep = (next: KeptEdit | undefined) => {
    storeEdit(userId, roomId, next);
    setChanged({ roomId, edit: next });
  };
  const message = messages.find(({ id, isDeleted }) => id === edit?.id && !isDeleted);
  return {
    edited: edit && message && { message, text: edit.text, onChange: (text: string) => keep({ id: edit.id, text }) },
    begin: ({ id, text }: Message) => keep({ id, text }),
    end: () => keep(undefined),
  };
}
