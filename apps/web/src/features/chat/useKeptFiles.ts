import type { ChatAttachment } from '@vetka/domain/chat';
import type { UploadItem } from '@vetka/ui/UploadField';
import { useEffect, useRef, useState } from 'react';
import { readStoredText, storeFiles } from '../../shell/chat/chatStorage.ts';
import { createStore, useStore } from '../../shell/store.ts';

const keyOf = ({ id }: ChatAttachment): string => `kept-${id}`;

const shownFile = (file: ChatAttachment): UploadItem => ({
  id: keyOf(file),
  name: file.filename ?? 'Фото',
  picture: file.type === 'IMAGE' ? file.url : undefined,
  state: 'done',
});

/**
 * Restores the files of a room's draft that were uploaded before a reload, and stores those uploaded since.
 * @param uploaded files uploaded by this page; the same array until one is added or removed
 */
export function useKeptFiles(userId: number, roomId: number, uploaded: readonly ChatAttachment[]) {
  const [kept] = useState(() => createStore<readonly ChatAttachment[]>([]));
  const files = useStore(kept);
  const isRead = useRef(false);
  useEffect(
    function storeUploaded() {
      if (isRead.current) storeFiles(userId, roomId, [...files, ...uploaded]);
    },
    [files, uploaded, userId, roomId],
  );
  useEffect(
    function findKept() {
      isRead.current = true;
      kept.set(readStoredText(userId).files[roomId] ?? []);
    },
    [kept, userId, roomId],
  );
  return {
    items: files.map(shownFile),
    files: () => kept.get(),
    /** False for a file of this page. */
    remove(key: string): boolean {
      const others = kept.get().filter((file) => keyOf(file) !== key);
      const isKept = others.length < kept.get().length;
      if (isKept) kept.set(others);
      return isKept;
    },
    clear: () => kept.set([]),
  };
}
