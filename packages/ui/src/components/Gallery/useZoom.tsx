import { useState } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import type { GalleryPicture } from './picture.ts';

const GalleryZoom = lazyPart(() => import('./GalleryZoom.tsx'));

/** For what opens the pictures. */
export const zoomPreload = GalleryZoom.preload;

interface ZoomOptions {
  /** What the pictures show, as an accessible name. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Receives the index of the last picture viewed. */
  onClose?: ((index: number) => void) | undefined;
}

/** Full-screen pictures, to be rendered as `screen`. `open` shows the picture with an index. */
export function useZoom({ label, pictures, onClose }: ZoomOptions) {
  const [start, setStart] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (index: number) => {
    setIsOpen(false);
    onClose?.(index);
  };
  return {
    open: (index: number) => {
      setStart(index);
      setIsOpen(true);
    },
    screen: start !== null && <GalleryZoom {...{ label, pictures, start, isOpen }} onClose={close} />,
  };
}
