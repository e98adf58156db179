import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
  marginTop: vars.space[20],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space[16],
      marginTop: vars.space[40],
    },
    [media.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

// Three full rows on a phone.
componentGlobalStyle(`${tiles} > :nth-child(n + 10)`, { '@media': { [media.phone]: { display: 'none' } } });

export const tile = componentStyle({
  position: 'relative',
  display: 'block',
  height: 128,
  padding: 10,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  fontFamily: vars.font.family,
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 500,
  '@media': {
    [media.md]: {
      height: 172,
      padding: '16px 18px',
      borderRadius: vars.radius.l,
      fontSize: 16,
      lineHeight: '20px',
      fontWeight: 520,
    },
  },
});

export const name = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { maxWidth: 132 } },
});

/** The lower edge of the tile may crop the pot. */
export const picture = componentStyle({
  position: 'absolute',
  right: 2,
  bottom: -8,
  width: 88,
  height: 84,
  '@media': { [media.md]: { right: 6, bottom: -12, width: 124, height: 128 } },
});
componentGlobalStyle(`${picture} > *`, { background: 'transparent', overflow: 'visible' });
componentGlobalStyle(`${picture} img`, {
  objectPosition: 'right bottom',
  transition: `scale ${vars.duration.slow} ${vars.easing.out}`,
});
componentGlobalStyle(`${tile}:hover ${picture} img`, { '@media': { [media.hover]: { scale: '1.025' } } });
