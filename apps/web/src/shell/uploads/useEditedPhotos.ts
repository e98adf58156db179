import type { MediaFile } from '@vetka/domain/media';
import type { UploadItem } from '@vetka/ui/UploadField';
import { useState } from 'react';
import { useUploads } from './useUploads.ts';

/** The id under which a saved file is listed with uploads. */
export const savedKey = ({ id }: Pick<MediaFile, 'id'>): string => `saved-${id}`;

const shown = (file: MediaFile, index: number): UploadItem => ({
  id: savedKey(file),
  name: `Фото ${index + 1}`,
  picture: file.url,
  state: 'done',
});

/** Items in the chosen order; those that were never moved come last, as they are. */
function inOrder(items: readonly UploadItem[], order: readonly string[]): UploadItem[] {
  const placeOf = ({ id }: UploadItem) => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The ids with one of them moved to another place. */
const moved = (ids: readonly string[], id: string, place: number): string[] =>
  ids.filter((each) => each !== id).toSpliced(place, 0, id);

/** The photos of a saved object together with new ones being uploaded, in one order. */
export function useEditedPhotos(saved: readonly MediaFile[]) {
  const uploads = useUploads();
  const [kept, setKept] = useState(saved);
  const [order, setOrder] = useState<readonly string[]>([]);
  const items = inOrder([...kept.map(shown), ...uploads.items], order);
  const ids = items.map(({ id }) => id);
  const isKept = (id: string) => kept.some((file) => savedKey(file) === id);
  const remove = (id: string) =>
    isKept(id) ? setKept(kept.filter((file) => savedKey(file) !== id)) : uploads.remove(id);
  const fileIdOf = (id: string) => kept.find((file) => savedKey(file) === id)?.id ?? uploads.mediaFileIdOf(id);
  return {
    refusal: uploads.refusal,
    /** Ids of the uploaded files in order; read on submit. */
    ids: () => ids.flatMap((id) => fileIdOf(id) ?? []),
    /** The stored file of an item; undefined until it is uploaded. */
    fileIdOf,
    field: {
      items,
      onFiles: uploads.add,
      onRemove: remove,
      onRetry: uploads.retry,
      onMove: (id: string, place: number) => setOrder(moved(ids, id, place)),
    },
  };
}
