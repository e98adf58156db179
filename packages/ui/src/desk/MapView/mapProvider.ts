/** A place in degrees (WGS 84). */
export interface MapPlace {
  lat: number;
  lng: number;
}

/** A marker that the kit has drawn and the provider puts on the map. */
export interface MapMarker extends MapPlace {
  id: string;
  /** 44 × 44 px. The middle of its bottom edge points at the place. Changes only together with the list of ids. */
  element: HTMLElement;
}

/** What a map shows. */
export interface MapState {
  markers: readonly MapMarker[];
  /** Id of the chosen marker: it lies above the others, and the map moves until it is in view. */
  chosen: string | null;
  /** Without it the map shows all markers. */
  center?: MapPlace | undefined;
  zoom?: number | undefined;
}

/** What a map shows first, and what it reports. */
export interface MapOptions extends MapState {
  /** Whether the user has asked for less motion. */
  isCalm: boolean;
  /** A marker was clicked or tapped. A drag that begins on a marker is not a press. */
  onPress: (id: string) => void;
  /** The map is drawn. */
  onReady: () => void;
  /** The map cannot be drawn: its library, its key or all of its tiles failed. */
  onFailure: (error: unknown) => void;
}

/** A mounted map. */
export interface MapHandle {
  update: (state: MapState) => void;
  /** Positive steps zoom in. Without it the kit shows no buttons for it. */
  zoomBy?: ((steps: number) => void) | undefined;
  /** Removes everything that `mount` has added, also when the map is still loading. */
  destroy: () => void;
}

/**
 * Connects `MapView` to a map: Yandex Maps, 2GIS, MapLibre, or Leaflet (`leafletProvider` of
 * `@vetka/ui/desk/LeafletMap`). Create it once, outside of components: another provider replaces the map.
 */
export interface MapProvider {
  /** Owners of the map's data, shown below it. For providers that do not show them on the map themselves. */
  attribution?: readonly MapAttribution[] | undefined;
  /** Draws the map in an empty element. May throw, or report a failure later. */
  mount: (element: HTMLElement, options: MapOptions) => MapHandle;
}

export interface MapAttribution {
  /** «© Участники OpenStreetMap» */
  text: string;
  href: string;
}
