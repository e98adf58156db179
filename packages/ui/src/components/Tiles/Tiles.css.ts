import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';

const counts = [1, 2, 3, 4, 5, 6] as const;
type Count = (typeof counts)[number];

const tileClasses = (query?: string) =>
  Object.fromEntries(
    counts.map((count) => {
      const rule = { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
      return [count, componentStyle(query === undefined ? rule : { '@media': { [query]: rule } })];
    }),
  ) as Record<Count, string>;

export const tiles = componentStyle({ display: 'grid' });

export const columns = { xs: tileClasses(), md: tileClasses(media.md), xl: tileClasses(media.xl) };
