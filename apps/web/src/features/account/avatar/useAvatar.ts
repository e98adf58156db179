import type { AvatarUpdate } from '@vetka/domain/account';
import { useEffect, useRef } from 'react';
import { useUploads } from '../../shell/uploads/useUploads.ts';
import { useAccountUpdate } from './useAccountUpdate.ts';

/** The profile picture: a chosen file is uploaded and, once uploaded, set as the avatar. */
export function useAvatar() {
  const uploads = useUploads();
  const update = useAccountUpdate((api, body: AvatarUpdate) => api.account.updateAvatar({ body }), {
    onSaved: uploads.clear,
  });
  const { mutate, isPending, isError, variables } = update;
  const taken = useRef<number>(undefined);
  const takeUploaded = () => {
    const [mediaFileId] = uploads.mediaFileIds();
    if (mediaFileId !== undefined) mutate({ mediaFileId });
  };
  useEffect(function takeOnce() {
    const [mediaFileId] = uploads.mediaFileIds();
    if (mediaFileId === undefined || mediaFileId === taken.current) return;
    taken.current = mediaFileId;
    takeUploaded();
  });
  // Uploaded, but not set as the avatar yet: «Повторить» sets it.
  const isLeftOver = isError && variables.mediaFileId !== null && variables.mediaFileId === uploads.mediaFileIds()[0];
  return {
    items: isLeftOver ? uploads.items.map((item) => ({ ...item, state: 'failed' as const })) : uploads.items,
    error: uploads.refusal,
    onFiles: uploads.add,
    onCancel: uploads.remove,
    onRetry: isLeftOver ? takeUploaded : uploads.retry,
    onRemove: () => mutate({ mediaFileId: null }),
    isRemoving: isPending && variables.mediaFileId === null,
  };
}
