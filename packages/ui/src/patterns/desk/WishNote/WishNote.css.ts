import { componentStyle } from '../../../styles/componentStyle.ts';
import { vars } from '../../../styles/vars.css.ts';

export const wish = componentStyle({
  display: 'flex',
  gap: vars.space[12],
  padding: '12px 16px',
  borderRadius: 14,
  background: vars.color.honeySoft,
  color: vars.color.honeyInk,
  fontFamily: vars.font.family,
  fontSize: 15,
  lineHeight: '21px',
  fontWeight: 450,
});
export const words = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const by = componentStyle({ display: 'block', fontSize: 14, fontWeight: 380 });
