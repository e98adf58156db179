import type { UploadQuery } from '@vetka/domain/media';
import { selectMediaFileIds, selectUploadMessages, selectUploads, type UploadItem } from '@vetka/machines/upload';
import type { UploadItem as ShownItem } from '@vetka/ui/UploadField';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '../errors/logFailure.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import { apiUploadsMachine } from './apiUploadsMachine.ts';

const states = {
  checking: 'waiting',
  measuring: 'waiting',
  uploading: 'uploading',
  waiting: 'waiting',
  uploaded: 'done',
  failed: 'failed',
  refused: 'failed',
  removed: 'failed',
} as const;

/** A file in the format of the kit's components. */
export const shownUpload = ({ id, file, status, progress }: UploadItem): ShownItem => ({
  id,
  name: file.name,
  picture: file,
  state: states[status],
  progress,
});

/**
 * Selected images, each uploaded immediately. One that the API refuses is removed; one that failed on the network stays
 * and can be retried; both are reported by the shared error handler.
 * @param owner the owner of the pictures, fixed at the first render; the person without it
 */
export function useUploads(owner?: UploadQuery) {
  const errors = useErrorHandler();
  const [machine] = useState(() => apiUploadsMachine(owner));
  // The field enforces the limit.
  const actor = useActorRef(machine, { input: { limit: Infinity } });
  const uploads = useSelector(actor, selectUploads);
  useEffect(
    function listenToMachine() {
      const subscriptions = [
        actor.on('uploads.failed', ({ error }) => void errors.handle(error)),
        actor.on('uploads.logged', ({ error }) => void logFailure('a picture', null)(error)),
      ];
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actor, errors],
  );
  return {
    items: useMemo(() => uploads.filter(({ status }) => status !== 'refused').map(shownUpload), [uploads]),
    /** The reason a file was rejected before uploading. */
    refusal: useSelector(actor, (snapshot) => selectUploadMessages(snapshot)[0]),
    /** The uploaded files in list order. */
    uploaded: () => selectUploads(actor.getSnapshot()).flatMap(({ uploaded }) => (uploaded ? [uploaded] : [])),
    /** Uploaded ids in list order; read on submit. */
    mediaFileIds: () => selectMediaFileIds(actor.getSnapshot()),
    /** The uploaded file of an item; undefined until it is uploaded. */
    mediaFileIdOf: (id: string) =>
      selectUploads(actor.getSnapshot()).find((item) => item.id === id)?.uploaded?.mediaFileId,
    add: (files: readonly File[]) => actor.send({ type: 'uploads.add', files }),
    remove: (id: string) => actor.send({ type: 'uploads.remove', id }),
    retry: (id: string) => actor.send({ type: 'uploads.retry', id }),
    move: (id: string, place: number) => actor.send({ type: 'uploads.move', id, place }),
    clear: () => actor.send({ type: 'uploads.clear' }),
  };
}
