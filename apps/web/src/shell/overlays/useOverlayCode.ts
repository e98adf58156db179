import { useEffect, useRef, useState } from 'react';
import { reloadOnLostChunk } from '../errors/lostChunk.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import type { AnyOverlay, LoadOverlay } from './overlayProps.ts';

/**
 * Loads the code of an overlay when it is first opened. If that fails, the failure is reported, the overlay closes, and
 * the next opening retries.
 * @param close closes the overlay; `undefined` while it is closed
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
