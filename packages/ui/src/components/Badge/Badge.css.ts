import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 26,
  maxWidth: '100%',
  paddingInline: 10,
  borderRadius: 13,
  fontFamily: vars.font.family,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  letterSpacing: 'normal',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 });
