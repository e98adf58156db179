import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedEdge } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

export const bar = componentStyle(
  {
    position: 'sticky',
    bottom: vars.space[16],
    justifySelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderRadius: vars.radius.l,
    background: vars.color.ink,
    color: vars.color.surface,
    zIndex: zIndex.bar,
    // One line on a phone: its actions scroll sideways.
    '@media': {
      [media.phone]: {
        bottom: `calc(var(--vetka-floor, ${vars.space[8]}) + ${vars.space[8]})`,
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  },
  text.label,
);
export const action = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: 44,
  minWidth: 44,
  justifyContent: 'center',
  flex: 'none',
  padding: '0 12px',
  borderRadius: vars.radius.s,
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  ...forcedEdge,
  selectors: {
    '&:focus-visible': { ...focusRingRule, outlineColor: 'currentColor', outlineOffset: -2 },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    ...forcedEdge['@media'],
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: 'rgb(128 128 128 / 0.25)' } } },
  },
});

/** The cross stays in sight while the actions scroll. */
export const clear = componentStyle(
  { position: 'sticky', insetInlineEnd: `calc(-1 * ${vars.space[16]})`, background: vars.color.ink },
  action,
);
export const count = componentStyle({ flex: 'none', whiteSpace: 'nowrap' });
