import type { ImageLoader } from '@vetka/ui/Image';

/** Fixture pictures in `public/` exist in one size: Storybook has no image server. */
export const asItIs: ImageLoader = (src) => src;
