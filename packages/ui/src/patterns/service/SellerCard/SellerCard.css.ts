import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  '@media': { [media.md]: { padding: vars.space[20] } },
});

export const words = componentStyle({ flex: 1, minWidth: 0 });

export const name = componentStyle({
  ...textRule('label'),
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.s } },
});

export const meta = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  // A tagline without room for a few words wraps, out of sight.
  height: '1lh',
  overflow: 'hidden',
  gap: 6,
  color: vars.color.ink2,
});

export const clip = componentStyle({
  flex: '1 0 9ch',
  width: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chat = componentStyle({ position: 'relative', zIndex: 1 });
