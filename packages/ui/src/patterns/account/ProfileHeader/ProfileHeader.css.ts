import { grow } from '../../../internal/grow.css.ts';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

// A grid would be as wide as its row of tabs.
export const head = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  marginTop: vars.space[16],
});

export const about = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  textAlign: 'center',
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[32],
      textAlign: 'start',
    },
  },
});

/** A user-chosen name may be one long word. The buttons go below rather than squeeze it. */
export const words = componentStyle({ overflowWrap: 'anywhere', '@media': { [media.md]: { flexBasis: 320 } } }, grow);

export const bio = componentStyle({ maxWidth: 680, marginTop: vars.space[8] });

export const counts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 20px',
  marginTop: vars.space[4],
  '@media': { [media.md]: { justifyContent: 'start' } },
});

export const count = componentStyle({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 44 });
