import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const details = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  marginTop: vars.space[24],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[40], marginTop: 64 },
    [media.xl]: { gap: 80 },
  },
});

export const title = text.h2;

export const rows = componentStyle({ marginTop: vars.space[12] });
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 48,
  paddingBlock: vars.space[4],
  boxShadow: `0 1px ${vars.color.line}`,
});
export const name = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const value = componentStyle({
  ...textRule('label'),
  marginLeft: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const measures = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: vars.space[16],
  color: vars.color.ink2,
});

export const about = componentStyle({ marginTop: vars.space[16], whiteSpace: 'pre-line' }, text.lead);
export const careTitle = componentStyle({ marginTop: vars.space[24] }, text.h3);
export const care = componentStyle({ marginTop: vars.space[8], color: vars.color.ink2, whiteSpace: 'pre-line' });
export const attributes = componentStyle({ marginTop: vars.space[32] });
