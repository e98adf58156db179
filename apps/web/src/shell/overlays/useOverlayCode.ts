import { useEffect, useRef, useState } from 'react';
import { reloadOnLostChunk } from '../errors/lostChunk.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import type { AnyOverlay, LoadOverlay } from './OverlayHost.tsx';

/**
 * The code of an overlay, fetched when it is first opened. When it can't be fetched that is told, the overlay counts as
 * closed, and the next opening tries again.
 * @param close closes the overlay; nothing while it is closed
 */
export function useOverlayCode(load: LoadOverlay, close: (() => void) | undefined): AnyOverlay | undefined {
  const errors = useErrorHandler();
  const [overlay, setOverlay] = useState<{ component: AnyOverlay }>();
  const latestClose = useRef(close);
  useEffect(function keepLatestClose() {
    latestClose.current = close;
  });
  const isWanted = close !== undefined && overlay === undefined;
  useEffect(
    function loadCode() {
      if (!isWanted) return;
      load().then(
        (loaded) => setOverlay({ component: loaded.default }),
        (error: unknown) => {
          if (reloadOnLostChunk(error)) return;
          errors.handle(error);
          latestClose.current?.();
        },
      );
    },
    [errors, isWanted, load],
  );
  return overlay?.component;
}
