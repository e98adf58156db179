import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const drawing = componentStyle({
  display: 'block',
  flex: 'none',
  height: 22,
  maxWidth: '100%',
  overflow: 'visible',
});
export const stem = componentStyle({
  stroke: vars.color.leaf,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  opacity: 0.55,
});
export const leaf = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.control,
  strokeWidth: 1.1,
  selectors: { '&[data-done]': { fill: vars.color.leaf, stroke: 'none' } },
});

/** With a word under each leaf. */
export const steps = componentStyle({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
export const step = componentStyle({
  ...textRule('micro'),
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  color: vars.color.ink2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    // The stem, in pieces as wide as the steps.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 16,
      insetInline: 0,
      height: 2,
      background: vars.color.line,
    },
    '&[data-done]': { color: vars.color.ink, fontWeight: 520 },
    '&[data-done]::before': { background: vars.color.leaf },
  },
});
export const piece = componentStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 34,
  overflow: 'visible',
});
