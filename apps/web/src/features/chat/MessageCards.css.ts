import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  // Beside it are the time and the menu of the message.
  width: 'min(280px, 56vw)',
  padding: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.leaf },
});
export const picture = style({ flex: 'none', width: 56 });
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  fontSize: 15,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});
