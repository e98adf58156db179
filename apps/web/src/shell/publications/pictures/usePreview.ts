import { useCallback } from 'react';

/** Ref of an image: shows a file through an object URL, revoked when it is no longer shown. */
export function usePreview(picture: File | string) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      if (typeof picture === 'string') {
        image.src = picture;
        return;
      }
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
}
