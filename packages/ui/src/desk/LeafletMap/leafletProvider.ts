import type { MapAttribution, MapProvider, MapState } from '../MapView/index.ts';
import { mountLeaflet } from './mountLeaflet.ts';

export interface LeafletOptions {
  /** Address of a tile: `https://tiles.example.ru/{z}/{x}/{y}{r}.png`, where `{r}` is `@2x` on a dense screen. */
  tiles: string;
  /** Owners of the tiles and of their data, whom their licence asks to name: «© Участники OpenStreetMap». */
  attribution: readonly MapAttribution[];
  /** The closest zoom that the server has. @default 19 */
  maxZoom?: number | undefined;
}

/**
 * A map of raster tiles, drawn by Leaflet, which the application installs: `npm install leaflet@1.9`. Its code is loaded
 * when the first map is mounted; its style sheet is not needed.
 */
export function leafletProvider({ tiles, attribution, maxZoom = 19 }: LeafletOptions): MapProvider {
  return {
    attribution,
    mount(element, options) {
      let isDestroyed = false;
      let state: MapState = options;
      let map: ReturnType<typeof mountLeaflet> | undefined;
      void import('leaflet')
        .then((leaflet) => {
          if (!isDestroyed) map = mountLeaflet(leaflet, element, { ...options, ...state }, { tiles, maxZoom });
        })
        .catch(options.onFailure);
      return {
        update(next) {
          state = next;
          map?.update(next);
        },
        zoomBy: (steps) => map?.zoomBy(steps),
        destroy() {
          isDestroyed = true;
          map?.destroy();
        },
      };
    },
  };
}
