export { MapView, type MapViewProps } from './MapView.tsx';
export type {
  MapAttribution,
  MapHandle,
  MapMarker,
  MapOptions,
  MapPlace,
  MapProvider,
  MapState,
} from './mapProvider.ts';
export type { MapPoint, MapPointKind } from './points.ts';
