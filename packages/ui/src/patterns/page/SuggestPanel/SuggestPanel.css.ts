import { chip, variant } from '../../../components/Chip/Chip.css.ts';
import { raised, row } from '../../../internal/popover/popover.css.ts';
import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../../styles/visuallyHidden.ts';

const { md, lg, phone } = media;

export const status = componentStyle(visuallyHiddenRule);

/** A whole screen behind the field on a phone; below the field elsewhere. */
export const panel = componentStyle({
  position: 'fixed',
  inset: 0,
  paddingTop: 64,
  paddingInline: vars.space[4],
  paddingBottom: vars.space[24],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.ground,
  '@media': {
    [md]: {
      ...raised,
      position: 'absolute',
      inset: 'calc(100% + 8px) 0 auto',
      maxHeight: 'calc(100dvh - 140px)',
      padding: vars.space[12],
      borderRadius: vars.radius.l,
    },
  },
});

/** Nothing to suggest: on a wide screen there is no panel. */
export const bare = componentStyle({ '@media': { [md]: { display: 'none' } } });

export const cancel = componentStyle({
  position: 'fixed',
  top: 10,
  right: vars.space[4],
  '@media': { [md]: { display: 'none' } },
});

export const columns = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const column = componentStyle({ display: 'grid', gap: vars.space[8], minWidth: 0 });

export const title = componentStyle({
  ...textRule('small'),
  width: '100%',
  paddingInline: vars.space[12],
  lineHeight: '36px',
  color: vars.color.ink2,
});

export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  paddingInline: vars.space[12],
});
componentGlobalStyle(`${chips} > ${title}`, { paddingInline: 0 });

/** Rows with a picture; on a phone two columns of cards, as in the catalogue. */
export const cards = componentStyle({
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
componentGlobalStyle(`${cards} > ${title}`, { gridColumn: '1 / -1' });

export const chipPlace = componentStyle({ minWidth: 0 });

const card = componentStyle({
  width: '100%',
  '@media': { [phone]: { display: 'grid', alignItems: 'start', gap: vars.space[4] } },
});

export const option = {
  row: componentStyle({ width: '100%' }, row),
  card: [row, card].join(' '),
  chip: [
    chip,
    variant.outline,
    componentStyle({ selectors: { '&[data-highlighted]': { background: vars.color.leafSoft } } }),
  ].join(' '),
};

export const icon = componentStyle({ display: 'flex', color: vars.color.ink2 });
export const picture = componentStyle({
  flex: 'none',
  width: 44,
  height: 52,
  overflow: 'hidden',
  borderRadius: vars.radius.nested,
  background: vars.color.sunken,
});

export const cardPicture = componentStyle(
  {
    '@media': {
      [phone]: { order: -1, width: '100%', height: 'auto', aspectRatio: '4 / 5', borderRadius: vars.radius.s },
    },
  },
  picture,
);

export const label = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
componentGlobalStyle(`${label} b`, { fontWeight: 600 });
export const more = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.leaf,
  fontWeight: 480,
});
export const note = componentStyle({ ...textRule('small'), flex: 'none', color: vars.color.ink2 });
export const price = componentStyle({
  flex: 'none',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${card} > &`]: { '@media': { [phone]: { order: -1 } } } },
});

/** Beside the rows of the first group: its title, then rows of 44 px. */
export const erasers = componentStyle({
  position: 'absolute',
  top: 64,
  right: vars.space[8],
  display: 'grid',
  justifyItems: 'end',
  alignItems: 'center',
  gridTemplateRows: '36px',
  '@media': {
    [md]: { top: vars.space[12], right: vars.space[12] },
    [lg]: { right: `calc(50% + ${vars.space[8]})` },
  },
});
