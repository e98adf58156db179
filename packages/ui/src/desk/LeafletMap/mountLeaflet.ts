import type * as Leaflet from 'leaflet';
import type { MapMarker, MapOptions, MapState } from '../MapView/index.ts';
import * as styles from './LeafletMap.css.ts';

type Library = typeof Leaflet;

interface Tiles {
  tiles: string;
  maxZoom: number;
}

/** Room at the edges (px): for pins, and below for the name of the chosen point, which a phone shows there. */
const padding = { paddingTopLeft: [32, 64], paddingBottomRight: [32, 88] } satisfies Leaflet.FitBoundsOptions;
/** The zoom for a single marker: its street. */
const streetZoom = 16;

const place = ({ lat, lng }: { lat: number; lng: number }): Leaflet.LatLngTuple => [lat, lng];

/** Draws a map with the loaded library. */
export function mountLeaflet(library: Library, element: HTMLElement, options: MapOptions, tiles: Tiles) {
  // The module of version 1.9 is CommonJS, which some bundlers wrap.
  const L = 'default' in library ? (library.default as Library) : library;
  const animate = !options.isCalm;
  element.classList.add(styles.map);
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The list is the keyboard's way.
    keyboard: false,
    fadeAnimation: animate,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
    scrollWheelZoom: false,
    maxZoom: tiles.maxZoom,
  });
  let state: MapState = options;
  let isMoved = false;
  const look = () => {
    const places = state.markers.map(place);
    if (state.center) map.setView(place(state.center), state.zoom ?? streetZoom, { animate: false });
    else if (places.length > 0) map.fitBounds(places, { ...padding, maxZoom: streetZoom, animate: false });
    else map.setView([0, 0], 1, { animate: false });
  };
  const markers = watchMarkers(L, map, options.onPress);
  const showChosen = () => {
    const chosen = markers.find(state.chosen);
    if (chosen) map.panInside(chosen.getLatLng(), { ...padding, animate });
  };
  const move = () => void (isMoved = true);
  look();
  markers.place(state);
  map.on('dragstart dblclick', move);
  watchTiles(L, tiles, options).addTo(map);
  const unwatch = watchElement(element, map, {
    onResize: () => (isMoved ? showChosen() : look()),
    onZoom: move,
  });
  return {
    update(next: MapState) {
      const before = state;
      state = next;
      markers.place(state);
      const isElsewhere = JSON.stringify([before.center, before.zoom]) !== JSON.stringify([next.center, next.zoom]);
      const isOut = !next.center && next.markers.some((marker) => !map.getBounds().contains(place(marker)));
      // A courier rides out of view. Once the user has moved the map, it stays there.
      if (isElsewhere || (isOut && !isMoved)) look();
      if (next.chosen !== before.chosen) showChosen();
    },
    zoomBy(steps: number) {
      move();
      map.setZoom(map.getZoom() + steps, { animate });
    },
    destroy() {
      unwatch();
      map.remove();
      element.classList.remove(styles.map);
    },
  };
}

/** The kit's markers on the map. */
function watchMarkers(L: Library, map: Leaflet.Map, onPress: (id: string) => void) {
  const shown = new Map<string, Leaflet.Marker>();
  const add = ({ id, element: html, ...at }: MapMarker) => {
    const icon = L.divIcon({ html, className: '', iconSize: [44, 44], iconAnchor: [22, 44] });
    const marker = L.marker(place(at), { icon, keyboard: false }).on('click', () => onPress(id));
    shown.set(id, marker.addTo(map));
    return marker;
  };
  return {
    find: (id: string | null) => (id === null ? undefined : shown.get(id)),
    place({ markers, chosen }: MapState) {
      const wanted = new Map(markers.map((marker) => [marker.id, marker.element]));
      for (const [id, marker] of shown) {
        if (wanted.get(id) === marker.getElement()?.firstChild) continue;
        marker.remove();
        shown.delete(id);
      }
      for (const marker of markers) {
        const own = shown.get(marker.id)?.setLatLng(place(marker)) ?? add(marker);
        own.setZIndexOffset(marker.id === chosen ? 10_000 : 0);
      }
    },
  };
}

/** The layer of tiles. Reports a failure when none of the first ones could be loaded. */
function watchTiles(L: Library, { tiles, maxZoom }: Tiles, { onReady, onFailure }: MapOptions): Leaflet.TileLayer {
  let loaded = 0;
  let lastError: unknown;
  return (
    L.tileLayer(tiles, {
      maxZoom,
      // Servers of OpenStreetMap refuse requests that do not name the site.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
      .on('tileload', () => {
        loaded += 1;
        if (loaded === 1) onReady();
      })
      .on('tileerror', ({ error }) => void (lastError = error))
      // Fired when every tile in view has been loaded or refused.
      .on('load', () => loaded === 0 && onFailure(lastError))
  );
}

interface Watch {
  onResize: () => void;
  onZoom: () => void;
}

/** Reports changes of the element's size. The wheel zooms while Ctrl is held; otherwise it scrolls the page. */
function watchElement(element: HTMLElement, map: Leaflet.Map, { onResize, onZoom }: Watch): () => void {
  const watcher = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    onResize();
  });
  watcher.observe(element);
  const handleWheel = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (!ctrlKey && !metaKey) return void map.scrollWheelZoom.disable();
    map.scrollWheelZoom.enable();
    onZoom();
  };
  element.addEventListener('wheel', handleWheel, { capture: true, passive: true });
  return () => {
    watcher.disconnect();
    element.removeEventListener('wheel', handleWheel, { capture: true });
  };
}
