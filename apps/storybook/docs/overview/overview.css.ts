import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space[16],
});
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minWidth: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
});
export const name = style({ fontSize: 14, color: vars.color.ink2 });

/** Right and wrong use, side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space[16],
});
export const example = style([
  tile,
  {
    borderBlockStart: `4px solid ${vars.color.leaf}`,
    selectors: { '&[data-wrong]': { borderBlockStartColor: vars.color.danger } },
  },
]);
export const verdict = style({ fontWeight: 600 });

export const states = style({ overflowX: 'auto' });
export const stateTable = style({ borderCollapse: 'collapse', minWidth: 960 });
export const stateCell = style({
  padding: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minWidth: 168,
  fontWeight: 'inherit',
});
