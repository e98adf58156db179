import type { MediaFile, UploadQuery } from '@vetka/domain/media';
import { useEffect, useEffectEvent } from 'react';
import { useUploads } from './useUploads.ts';

/** Uploads one picture at a time. @param owner its owner @param onUploaded called with the stored picture */
export function useUpload(owner: UploadQuery, onUploaded: (picture: MediaFile) => void) {
  const uploads = useUploads(owner);
  const [item] = uploads.items;
  const take = useEffectEvent(() => {
    const stored = uploads.uploaded().at(-1);
    if (stored) {
      onUploaded({ id: stored.mediaFileId, url: stored.url, alt: '', type: 'IMAGE', width: null, height: null });
    }
    uploads.clear();
  });
  const isDone = item?.state === 'done';
  useEffect(
    function takeUploaded() {
      if (isDone) take();
    },
    [isDone],
  );
  return {
    /** Being uploaded, or failed. */
    item: isDone ? undefined : item,
    refusal: uploads.refusal,
    choose(files: readonly File[]) {
      uploads.clear();
      uploads.add(files.slice(0, 1));
    },
    retry: uploads.retry,
    clear: uploads.clear,
  };
}
