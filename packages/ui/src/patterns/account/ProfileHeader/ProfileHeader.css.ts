import { grow } from '../../../internal/grow.css.ts';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  marginTop: vars.space[16],
});

export const about = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[16],
  textAlign: 'center',
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '16px 32px',
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
