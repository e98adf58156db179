export { leafletProvider, type LeafletOptions } from './leafletProvider.ts';
