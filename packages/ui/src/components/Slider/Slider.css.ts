import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedEdge, forcedOutline } from '../../styles/focusRing.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  // The thumbs stay inside the row at both ends.
  paddingInline: 14,
});

export const track = componentStyle({ height: 44, userSelect: 'none' });

export const line = componentStyle({
  position: 'absolute',
  top: 20,
  // As far as the edges of the thumbs.
  insetInline: -12,
  height: 4,
  borderRadius: 2,
  background: vars.color.line,
  ...forcedOutline(),
});

export const range = componentStyle({
  position: 'absolute',
  top: 20,
  height: 4,
  borderRadius: 2,
  background: vars.color.leaf,
  ...forcedOutline(2),
});

export const thumb = componentStyle({
  top: '50%',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.color.leaf}, ${vars.shadow[1]}`,
  cursor: 'grab',
  ...forcedEdge,
  '::after': { content: '""', position: 'absolute', inset: -10 },
  selectors: { '&:has(:focus-visible)': focusRingRule },
});

/** The thumb's native slider, for the keyboard and screen readers. */
export const input = componentStyle({
  position: 'absolute',
  inset: -10,
  margin: 0,
  width: 44,
  height: 44,
  opacity: 0,
  pointerEvents: 'none',
});

export const ends = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    color: vars.color.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  text.small,
);
