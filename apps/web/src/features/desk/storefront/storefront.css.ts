import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';

export const page = style({
  // Hidden announcements are positioned: they must scroll with the page, not lengthen the document.
  position: 'relative',
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 96,
  '@media': {
    [wide]: { ...ownScroll, paddingBottom: vars.space[24] },
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 396px', alignItems: 'start' },
  },
});
export const column = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
export const card = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
/** A phone shows the switch of the order under the words. */
export const shelfHead = style({
  display: 'grid',
  gap: vars.space[12],
  justifyItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const problem = style({ fontSize: 14, lineHeight: '20px', color: vars.color.danger });
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const name = style({ fontWeight: 560, overflowWrap: 'anywhere' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
export const form = style({ display: 'grid', gap: vars.space[16] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'flex', gap: vars.space[8] } } });
/** Above the bar of the desk's sections. */
export const phoneBar = style({
  position: 'sticky',
  bottom: 72,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  marginInline: -16,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.color.ground,
  boxShadow: `inset 0 1px ${vars.color.line}`,
  '@media': { [wide]: { display: 'none' } },
});
/** Where there is no room for the preview beside the page. */
export const narrowOnly = style({ '@media': { [roomy]: { display: 'none' } } });
export const saving = style({ selectors: { '&[data-failed]': { color: vars.color.danger } } });

export const pictures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });
export const cover = style({
  position: 'relative',
  height: 140,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.sunken,
  '@media': { [wide]: { height: 190 } },
});
export const coverButtons = style({
  position: 'absolute',
  top: vars.space[12],
  right: vars.space[12],
  display: 'flex',
  gap: vars.space[8],
});
export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[8],
  marginTop: -56,
  position: 'relative',
  '@media': { [wide]: { gap: vars.space[12], paddingInlineStart: vars.space[20] } },
});
/** Below the logo together where there is no room beside it. */
export const logoButtons = style({ display: 'flex', gap: vars.space[8] });
export const avatar = style({
  display: 'inline-flex',
  borderRadius: '50%',
  boxShadow: `0 0 0 4px ${vars.color.surface}`,
});

export const tiles = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[12] } },
});
export const tile = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  overflow: 'hidden',
  selectors: {
    '&[data-dragged]': { outline: `2px solid ${vars.color.leaf}`, outlineOffset: 2 },
    '&:not([data-pinned])': { opacity: 0.72 },
  },
});
/** Covers the tile. A touch scrolls the page unless it starts on the number. */
export const handle = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  borderRadius: 'inherit',
  background: 'transparent',
  cursor: 'grab',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const number = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  touchAction: 'none',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 560,
  color: vars.color.ink,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 6,
    zIndex: -1,
    borderRadius: '50%',
    background: vars.color.veil,
  },
});
export const soldOut = style({
  position: 'absolute',
  pointerEvents: 'none',
  top: 8,
  right: 8,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.veil,
  color: vars.color.ink,
  fontSize: 13,
  lineHeight: '24px',
});
export const unpin = style({
  position: 'absolute',
  zIndex: 2,
  bottom: 4,
  right: 4,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.color.veil,
  color: vars.color.ink,
});

/** A phone shows the switch and the menu under the words. */
export const bannerRow = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [wide]: { gridTemplateColumns: '132px minmax(0, 1fr) auto' } },
});
export const bannerActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gridColumn: 2,
  '@media': { [wide]: { gridColumn: 'auto' } },
});
export const bannerPicture = style({
  display: 'block',
  width: 96,
  height: 64,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.forest,
  '@media': { [wide]: { width: 132 } },
});
export const formPicture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const preview = style({
  display: 'grid',
  gap: vars.space[16],
  minWidth: 0,
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
});
export const besidePreview = style({
  display: 'none',
  '@media': { [roomy]: { display: 'block', position: 'sticky', top: 0 } },
});
export const phoneFrame = style({
  justifySelf: 'center',
  overflow: 'hidden',
  width: '100%',
  maxWidth: 330,
  border: `8px solid ${vars.color.forest}`,
  borderRadius: 36,
  background: vars.color.ground,
  selectors: { '&[data-device="desktop"]': { maxWidth: 'none', borderRadius: vars.radius.s, borderWidth: 4 } },
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0', background: vars.color.ground });
