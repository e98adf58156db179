import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1080px)';

export const page = style({
  display: 'grid',
  gap: vars.space[20],
  maxWidth: 1040,
  marginInline: 'auto',
  paddingBlock: `${vars.space[20]} ${vars.space[48]}`,
});
export const lead = style({ fontSize: 17, lineHeight: '24px', color: vars.color.ink2 });
export const heading = style({ display: 'grid', gap: vars.space[8] });
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: vars.space[24] } },
});
export const steps = style({ display: 'grid', gap: vars.space[12], minWidth: 0 });
export const aside = style({ display: 'grid', gap: vars.space[16] });
export const card = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [wide]: { padding: `${vars.space[20]} ${vars.space[24]}` } },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontWeight: 560,
  selectors: {
    '&[data-state="done"]': { background: vars.color.leafSoft, color: vars.color.leafInk },
  },
});
export const words = style({ display: 'grid', gap: 2, flex: 1, minWidth: 0 });
export const title = style({ fontSize: 19, lineHeight: '26px', fontWeight: 560 });
export const note = style({
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const form = style({ display: 'grid', gap: vars.space[16] });
export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const found = style({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.s,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  fontSize: 15,
  lineHeight: '22px',
});
export const hint = style({
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.leafSoft,
  color: vars.color.ink,
  display: 'grid',
  gap: vars.space[12],
});
export const list = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 15,
  lineHeight: '22px',
});
export const item = style({ display: 'flex', gap: vars.space[12], alignItems: 'flex-start' });
export const sign = style({ flex: 'none', color: vars.color.leafInk, display: 'grid', paddingTop: 1 });
export const rest = style({ color: vars.color.ink2 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' });
export const duty = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'center',
});
