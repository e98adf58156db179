import { imageMinimums } from '@vetka/domain/media';
import { PhotoShareDialog } from '@vetka/ui/patterns/content/PhotoShareDialog';
import { useEffect, useRef } from 'react';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { PictureDetailsField } from '../../shell/publications/pictures/lazyComponents.ts';
import { usePhotoShare } from './usePhotoShare.ts';

/** «Поделиться фото». Keeps unfinished input when closed and reopened. */
export default function PhotoShareOverlay({ isOpen, onClose }: OverlayProps) {
  const { isEmpty, details, ...dialog } = usePhotoShare();
  useCloseAfterSuccess(dialog.isSuccess, () => {
    // Stays open if the user has already started the next post.
    if (isEmpty) onClose();
  });
  return (
    <PhotoShareDialog
      isOpen={isOpen}
      onClose={onClose}
      minimumSize={imageMinimums.photo}
      {...dialog}
      pictureDetails={dialog.items.length > 0 && <PictureDetailsField items={dialog.items} {...details} />}
    />
  );
}

/** Closes when the success message disappears. */
function useCloseAfterSuccess(isSuccess: boolean, close: () => void): void {
  const latest = useRef({ close, wasSuccess: false });
  useEffect(function closeWhenFlagGoesOut() {
    const { wasSuccess } = latest.current;
    latest.current = { close, wasSuccess: isSuccess };
    if (wasSuccess && !isSuccess) close();
  });
}
