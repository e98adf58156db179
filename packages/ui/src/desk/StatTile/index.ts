export { StatTile, StatTiles, type StatChange, type StatTileProps, type StatTilesProps } from './StatTile.tsx';
