import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';
import { media } from '../../styles/media.ts';
import type { MapHandle, MapMarker, MapProvider, MapState } from './mapProvider.ts';
import type { MapPoint } from './points.ts';

export type MapStatus = 'loading' | 'ready' | 'failed';

interface MapWish extends Pick<MapState, 'chosen' | 'center' | 'zoom'> {
  provider: MapProvider | undefined;
  points: readonly MapPoint[];
  onPress: (id: string) => void;
  onFailure: ((error: unknown) => void) | undefined;
}

/** How a mounted map turned out. */
interface Outcome {
  canvas: HTMLElement;
  provider: MapProvider;
  status: MapStatus;
  hasZoom: boolean;
}

/** Elements of the markers, for React to draw in and for the provider to place. None on the server. */
function useElements(points: readonly MapPoint[]): ReadonlyMap<string, HTMLElement> {
  const isHydrated = useHydrated();
  const ids = points.map(({ id }) => id).join('\n');
  return useMemo(() => {
    const own = isHydrated ? ids.split('\n').filter((id) => id !== '') : [];
    return new Map(own.map((id) => [id, document.createElement('div')]));
  }, [isHydrated, ids]);
}

/** Keeps a provider's map in an element, up to date with the points and the chosen one. */
export function useMap({ provider, points, chosen, center, zoom, onPress, onFailure }: MapWish) {
  const [canvas, setCanvas] = useState<HTMLDivElement | null>(null);
  const handle = useRef<MapHandle>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const elements = useElements(points);
  const markers = points.flatMap(({ id, lat, lng }): MapMarker[] => {
    const element = elements.get(id);
    return element ? [{ id, lat, lng, element }] : [];
  });
  const state: MapState = { markers, chosen, center, zoom };
  const currentState = useEffectEvent(() => state);
  const press = useEffectEvent(onPress);
  const reportFailure = useEffectEvent((error: unknown) => onFailure?.(error));
  useEffect(
    function mountMap() {
      if (!provider || !canvas) return;
      let isMounted = true;
      let isReady = false;
      const settle = (status: MapStatus) =>
        isMounted && setOutcome({ canvas, provider, status, hasZoom: handle.current?.zoomBy !== undefined });
      const fail = (error: unknown) => {
        if (!isMounted) return;
        settle('failed');
        reportFailure(error);
      };
      try {
        handle.current = provider.mount(canvas, {
          ...currentState(),
          isCalm: window.matchMedia(media.reducedMotion).matches,
          onPress: (id) => isMounted && press(id),
          onReady: () => {
            isReady = true;
            if (handle.current) settle('ready');
          },
          onFailure: fail,
        });
        // A provider may be ready before `mount` returns its handle.
        if (isReady) settle('ready');
      } catch (error) {
        fail(error);
      }
      return () => {
        isMounted = false;
        handle.current?.destroy();
        handle.current = undefined;
      };
    },
    [provider, canvas],
  );
  const wish = JSON.stringify([markers.map(({ id, lat, lng }) => [id, lat, lng]), chosen, center, zoom]);
  const shown = useRef(wish);
  useEffect(function updateMap() {
    // By value: an application may build its points anew in every render.
    if (shown.current === wish) return;
    shown.current = wish;
    handle.current?.update(state);
  });
  // The outcome of another map, or of the attempt before, does not count.
  const current = outcome?.canvas === canvas && outcome?.provider === provider ? outcome : undefined;
  return {
    setCanvas,
    status: current?.status ?? 'loading',
    markers,
    zoomBy: current?.hasZoom ? (steps: number) => handle.current?.zoomBy?.(steps) : undefined,
    attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
