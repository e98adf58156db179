import type { OptionPhoto as Photo, OptionPhotoField } from '@vetka/ui/patterns/desk/SubstitutionForm';
import { UploadField, type UploadItem } from '@vetka/ui/UploadField';
import { useEffect, useRef } from 'react';
import { useUploads } from '../../../shell/uploads/useUploads.ts';

function photoOf(item: UploadItem | undefined, mediaFileIds: readonly number[]): Photo {
  if (!item) return null;
  if (item.state === 'failed') return 'failed';
  return mediaFileIds[0] ?? 'pending';
}

/** The photo of an option, uploaded as soon as it is chosen. */
export function OptionPhoto({ label, error, onChange }: OptionPhotoField) {
  const { items, add, remove, retry, mediaFileIds, refusal } = useUploads();
  const latest = useRef(onChange);
  useEffect(function keepLatest() {
    latest.current = onChange;
  });
  const photo = photoOf(items[0], mediaFileIds());
  useEffect(
    function report() {
      latest.current(photo);
    },
    [photo],
  );
  return (
    <UploadField
      label={label}
      items={items}
      onFiles={add}
      onRemove={remove}
      onRetry={retry}
      maxCount={1}
      error={error ?? refusal}
    />
  );
}
