import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

export const variant = {
  large: componentStyle(stacked),
  card: componentStyle(stacked),
  row: componentStyle({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: vars.space[16],
    alignItems: 'center',
    minWidth: 0,
    '@media': {
      [media.md]: { gridTemplateColumns: '38% minmax(0, 1fr)' },
      [media.xl]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: vars.space[24] },
    },
  }),
};

export const picture = componentStyle({ width: '100%', minWidth: 0 });
/** Square on a phone, 4:3 above. */
export const rowPicture = componentStyle({
  aspectRatio: '1',
  '@media': { [media.md]: { aspectRatio: '4 / 3' } },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const wrapping = { textWrap: 'balance' } as const;
export const title = {
  large: componentStyle(wrapping, text.h2),
  card: componentStyle(wrapping, text.h3),
  row: componentStyle(
    { ...wrapping, fontSize: 16, lineHeight: '21px', '@media': { [media.md]: { fontSize: 20, lineHeight: '26px' } } },
    text.h3,
  ),
};

export const lead = componentStyle({
  color: vars.color.ink2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const meta = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const mosaic = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gridTemplateRows: 'repeat(3, auto)',
      gap: '24px 40px',
    },
  },
});
componentGlobalStyle(`${mosaic} > :first-child`, { '@media': { [media.md]: { gridRow: '1 / 4' } } });
