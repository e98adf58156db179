import type { AvatarUpdate } from '@vetka/domain/account';
import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../../../shell/uploads/useUploads.ts';
import { useAccountUpdate } from '../useAccountUpdate.ts';
import { openPicture, type ChosenPicture } from './chosenPicture.ts';

/**
 * The picture being cropped. A file that cannot be cropped is uploaded as it is; the upload reports why it is refused.
 */
function useCrop(upload: (files: readonly File[]) => void) {
  const [picture, setPicture] = useState<ChosenPicture>();
  const close = () => {
    picture?.release();
    setPicture(undefined);
  };
  return {
    picture,
    onClose: close,
    onCrop: (file: File) => {
      upload([file]);
      close();
    },
    choose: (files: readonly File[]) => {
      const [file] = files;
      if (file) void openPicture(file).then((opened) => (opened ? setPicture(opened) : upload([file])));
    },
  };
}

/**
 * The profile picture: the cropped part of a file is uploaded and, once uploaded, set as the avatar. Until then the
 * former one stays.
 */
export function useAvatar() {
  const uploads = useUploads();
  const update = useAccountUpdate((api, body: AvatarUpdate) => api.account.updateAvatar({ body }), {
    onSaved: uploads.clear,
  });
  const { mutate, isPending, isError, variables } = update;
  const taken = useRef<number>(undefined);
  const crop = useCrop(uploads.add);
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
    crop,
    items: isLeftOver ? uploads.items.map((item) => ({ ...item, state: 'failed' as const })) : uploads.items,
    error: uploads.refusal,
    onFiles: crop.choose,
    onCancel: uploads.remove,
    onRetry: isLeftOver ? takeUploaded : uploads.retry,
    onRemove: () => mutate({ mediaFileId: null }),
    isRemoving: isPending && variables.mediaFileId === null,
  };
}
