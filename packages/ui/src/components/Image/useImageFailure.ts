import { useCallback, useState } from 'react';

/**
 * Knows that a picture could not be shown, also when that happened before the page came to life:
 * then the `error` event has passed and only the element remembers.
 */
export function useImageFailure(src: string) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = useCallback(() => setFailedSrc(src), [src]);
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
    },
    [src],
  );
  return { hasFailed: failedSrc === src, fail, inspect };
}
