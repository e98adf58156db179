import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';

export const page = style({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 96,
  '@media': {
    [wide]: { ...ownScroll, paddingBottom: vars.space[24] },
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
});
export const column = style({ display: 'grid', gap: vars.space[16], minWidth: 0 });
export const card = style({
  display: 'grid',
  gap: vars.space[16],
  minWidth: 0,
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[12],
});
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const note = style({ fontSize: 13, lineHeight: '18px', color: vars.color.ink2 });
export const three = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const four = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const earns = style({
  padding: vars.space[12],
  borderRadius: vars.radius.s,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  fontSize: 14,
  lineHeight: '20px',
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px 48px',
  gap: vars.space[8],
  alignItems: 'end',
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const facet = style({ display: 'grid', gap: vars.space[8], border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  padding: 0,
  marginBottom: vars.space[8],
});
/** On a phone the actions are a bar at the bottom of the window. */
export const headActions = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
export const barActions = style({ '@media': { [wide]: { display: 'none' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
export const saving = style({
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.ink2,
  selectors: { '&[data-failed]': { color: vars.color.danger } },
});
export const needs = style({ display: 'grid', gap: vars.space[8] });
export const need = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: vars.space[8],
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.ink2,
  selectors: { '&[data-met]': { color: vars.color.leafInk } },
});
export const meter = style({ width: '100%', height: 6, accentColor: vars.color.leaf });
export const preview = style({ maxWidth: 280, justifySelf: 'center', width: '100%', pointerEvents: 'none' });
export const phoneFrame = style({
  justifySelf: 'center',
  overflow: 'hidden',
  width: '100%',
  maxWidth: 330,
  border: `8px solid ${vars.color.forest}`,
  borderRadius: 36,
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0', background: vars.color.ground });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[8],
  fontSize: 14,
  lineHeight: '20px',
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
});
export const who = style({ gridColumn: '1 / -1', fontSize: 13, lineHeight: '18px', color: vars.color.ink2 });
