import { Suspense, useState } from 'react';
import { lazyPart } from '../../../internal/lazyPart.ts';
import type { ThreadMessage } from './threadRows.ts';

const GalleryZoom = lazyPart(() => import('../../../components/Gallery/GalleryZoom.tsx'));

/** Full-screen pictures of a conversation, all of them in one row. `onPicture` opens one by its id. */
export function usePictureViewer(messages: readonly ThreadMessage[]) {
  const [start, setStart] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const pictures = messages
    .flatMap(({ attachments }) => attachments)
    .filter(({ type }) => type === 'IMAGE')
    .map(({ id, url, alt }) => ({ id, src: url, alt: alt || 'Фото' }));
  return {
    onPicture: (id: number) => {
      setStart(pictures.findIndex((picture) => picture.id === id));
      setIsOpen(true);
    },
    viewer: start !== null && (
      <Suspense>
        <GalleryZoom
          label="переписка"
          pictures={pictures}
          start={start}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ),
  };
}
