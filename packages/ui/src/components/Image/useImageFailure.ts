import { useCallback, useState } from 'react';

/**
 * Detects a failed picture, even if it failed before hydration: the `error` event is then missed, and only the element
 * has the state.
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
