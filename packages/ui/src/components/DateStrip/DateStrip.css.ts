import { tile } from '../../internal/tile/tile.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const strip = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 76,
  gap: vars.space[8],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  // Room for the focus ring, which the scroll container would clip.
  padding: 4,
  margin: -4,
  '@media': { [media.md]: { gridAutoColumns: 'minmax(76px, 1fr)' } },
});

export const day = componentStyle(
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: 60,
    scrollSnapAlign: 'start',
    textAlign: 'center',
  },
  tile,
  text.micro,
);
