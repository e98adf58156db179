import { componentStyle } from '../../styles/componentStyle.ts';
import { forcedEdge, forcedOutline } from '../../styles/focusRing.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 44,
  // The thumbs stay inside the row at both ends.
  marginInline: 2,
  touchAction: 'none',
  userSelect: 'none',
});

export const track = componentStyle({
  position: 'relative',
  flexGrow: 1,
  height: 4,
  borderRadius: 2,
  background: vars.color.line,
  ...forcedOutline(),
});

export const range = componentStyle({
  position: 'absolute',
  height: '100%',
  borderRadius: 2,
  background: vars.color.leaf,
  ...forcedOutline(2),
});

export const thumb = componentStyle({
  position: 'relative',
  display: 'block',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.color.leaf}, ${vars.shadow[1]}`,
  cursor: 'grab',
  ...forcedEdge,
  '::after': { content: '""', position: 'absolute', inset: -10 },
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
