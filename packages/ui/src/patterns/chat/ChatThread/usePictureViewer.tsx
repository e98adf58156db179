import { useZoom } from '../../../components/Gallery/useZoom.tsx';
import type { ThreadMessage } from './threadRows.ts';

/** Full-screen pictures of a conversation, all of them in one row. `onPicture` opens one by its id. */
export function usePictureViewer(messages: readonly ThreadMessage[]) {
  const pictures = messages
    .flatMap(({ attachments }) => attachments)
    .filter(({ type }) => type === 'IMAGE')
    .map(({ id, url, alt }) => ({ id, src: url, alt: alt || 'Фото' }));
  const { open, screen } = useZoom({ label: 'переписка', pictures });
  return {
    onPicture: (id: number) => open(pictures.findIndex((picture) => picture.id === id)),
    viewer: screen,
  };
}
