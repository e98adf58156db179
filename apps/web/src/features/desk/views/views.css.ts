import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const dialog = style({ display: 'grid', gap: vars.space[24] });
export const group = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 });
export const columns = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[4] });
export const hint = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const form = style({ display: 'grid', gap: vars.space[8] });
export const views = style({ display: 'grid', gap: vars.space[4] });
export const view = style({ display: 'flex', alignItems: 'center' });
export const open = style({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 560,
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
