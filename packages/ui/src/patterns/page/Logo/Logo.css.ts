import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minHeight: 44,
  borderRadius: vars.radius.nested,
  fontFamily: vars.font.family,
  fontWeight: 600,
  fontSize: 24,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  color: vars.color.leaf,
  '@media': { [media.md]: { fontSize: 28 } },
});
