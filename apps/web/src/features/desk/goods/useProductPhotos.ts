import type { UploadItem } from '@vetka/ui/UploadField';
import { useEffect, useEffectEvent } from 'react';
import { useUploads } from '../../../shell/uploads/useUploads.ts';
import type { DraftPhoto } from './productDraft.ts';
import type { ProductEditor } from './useProductEditor.ts';

const idOf = ({ mediaFileId }: DraftPhoto): string => `media-${mediaFileId}`;

const itemOf = (photo: DraftPhoto): UploadItem => ({
  id: idOf(photo),
  name: photo.alt || 'Снимок товара',
  picture: photo.picture,
  state: 'done',
});

const movedTo = (photos: readonly DraftPhoto[], id: string, place: number): DraftPhoto[] => {
  const others = photos.filter((photo) => idOf(photo) !== id);
  const own = photos.filter((photo) => idOf(photo) === id);
  return [...others.slice(0, place), ...own, ...others.slice(place)];
};

/** The pictures of a product: stored ones in their order, then those being uploaded, which join them when done. */
export function useProductPhotos(service: string, { draft, change }: Pick<ProductEditor, 'draft' | 'change'>) {
  const uploads = useUploads({ service });
  const { photos } = draft;
  const done = uploads.items.filter(({ state }) => state === 'done');
  const doneIds = done.map(({ id }) => id).join();
  const keepUploaded = useEffectEvent(() => {
    const added = uploads.uploaded().map(({ mediaFileId, url }) => ({ mediaFileId, alt: '', picture: url }));
    change({ photos: [...photos, ...added] });
    done.forEach(({ id }) => uploads.remove(id));
  });
  useEffect(
    function takeUploaded() {
      if (doneIds !== '') keepUploaded();
    },
    [doneIds],
  );
  return {
    items: [...photos.map(itemOf), ...uploads.items.filter(({ state }) => state !== 'done')],
    refusal: uploads.refusal,
    add: (files: File[]) => uploads.add(files),
    retry: uploads.retry,
    remove: (id: string) => {
      change({ photos: photos.filter((photo) => idOf(photo) !== id) });
      uploads.remove(id);
    },
    describe: (mediaFileId: number, alt: string) =>
      change({ photos: photos.map((photo) => (photo.mediaFileId === mediaFileId ? { ...photo, alt } : photo)) }),
    move: (id: string, place: number) => change({ photos: movedTo(photos, id, place) }),
  };
}
