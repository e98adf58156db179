import { chatAttachmentsMax, type ChatAttachment } from '@vetka/domain/chat';
import { documentAccept, uploadAccept, uploadMessages } from '@vetka/domain/media';
import { selectUploadMessages, selectUploads, type UploadItem } from '@vetka/machines/upload';
import type { ChatAttachments } from '@vetka/ui/patterns/chat/ChatComposer';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '../../shell/errors/logFailure.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { apiFilesMachine } from '../../shell/uploads/apiUploadsMachine.ts';
import { shownUpload } from '../../shell/uploads/useUploads.ts';
import { useKeptFiles } from './useKeptFiles.ts';

const accept = [...uploadAccept, ...documentAccept].join(',');

const attachmentOf = ({ file, uploaded }: UploadItem): ChatAttachment[] =>
  uploaded === null
    ? []
    : [
        {
          id: uploaded.mediaFileId,
          url: uploaded.url,
          alt: '',
          type: uploaded.type === 'image' ? 'IMAGE' : 'DOCUMENT',
          width: null,
          height: null,
          filename: uploaded.filename,
          byteSize: file.size,
        },
      ];

const shownFile = (item: UploadItem) => ({
  ...shownUpload(item),
  picture: item.file.type.startsWith('image/') ? item.file : undefined,
});

interface Attachments {
  /** For the composer. */
  field: ChatAttachments;
  add: (files: readonly File[]) => void;
  /** The uploaded files; read when the message is sent. */
  uploaded: () => ChatAttachment[];
  clear: () => void;
}

/**
 * Files chosen for a message. Each is uploaded at once, and uploaded ones survive a reload. A file that the API refuses
 * is removed with a message; one that could not be sent is retried when the browser is online again.
 */
export function useAttachments(userId: number, roomId: number): Attachments {
  const errors = useErrorHandler();
  const actor = useActorRef(apiFilesMachine, { input: { limit: Infinity, accepted: 'files' } });
  const uploads = useSelector(actor, selectUploads);
  const refusal = useSelector(actor, (snapshot) => selectUploadMessages(snapshot)[0]);
  const [isOverfull, setIsOverfull] = useState(false);
  const chosen = useMemo(() => uploads.filter(({ status }) => status !== 'refused'), [uploads]);
  const kept = useKeptFiles(
    userId,
    roomId,
    useMemo(() => uploads.flatMap(attachmentOf), [uploads]),
  );
  const remove = (id: string) => actor.send({ type: 'uploads.remove', id });
  useEffect(
    function listenToMachine() {
      const subscriptions = [
        // Offline, the file itself shows that it waits.
        actor.on('uploads.failed', ({ error }) => void (navigator.onLine && errors.handle(error))),
        actor.on('uploads.logged', ({ error }) => void logFailure('a file', null)(error)),
      ];
      const sendAgain = () => {
        const failed = selectUploads(actor.getSnapshot()).filter(({ status }) => status === 'failed');
        failed.forEach(({ id }) => actor.send({ type: 'uploads.retry', id }));
      };
      addEventListener('online', sendAgain);
      return () => {
        removeEventListener('online', sendAgain);
        subscriptions.forEach((subscription) => subscription.unsubscribe());
      };
    },
    [actor, errors],
  );
  const add = (files: readonly File[]) => {
    for (const { id, status } of uploads) if (status === 'refused') remove(id);
    const room = Math.max(0, chatAttachmentsMax - chosen.length - kept.items.length);
    setIsOverfull(files.length > room);
    actor.send({ type: 'uploads.add', files: files.slice(0, room) });
  };
  return {
    field: {
      items: [...kept.items, ...useMemo(() => chosen.map(shownFile), [chosen])],
      onAdd: add,
      onRemove: (id) => void (kept.remove(id) || remove(id)),
      onRetry: (id) => actor.send({ type: 'uploads.retry', id }),
      accept,
      error: refusal ?? (isOverfull ? uploadMessages.tooManyFiles(chatAttachmentsMax) : undefined),
    },
    add,
    uploaded: () => [...kept.files(), ...selectUploads(actor.getSnapshot()).flatMap(attachmentOf)],
    clear: () => {
      kept.clear();
      actor.send({ type: 'uploads.clear' });
    },
  };
}
