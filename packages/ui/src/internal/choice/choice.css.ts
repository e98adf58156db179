import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

/** A row with a mark and text, all of it one 44 px target. */
export const option = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.ink2, cursor: 'not-allowed' } },
});

/** The native control covers the row and handles clicks, focus and the form value. */
export const native = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  marginTop: 1,
  background: 'transparent',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.control}`,
  transition: `background ${vars.duration.fast} ${vars.easing.out}, box-shadow ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
} as const;

export const check = componentStyle({
  ...mark,
  borderRadius: 7,
  selectors: {
    'input[aria-invalid="true"] ~ &': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    'input:is(:checked, :indeterminate) ~ &': {
      background: vars.color.leaf,
      boxShadow: 'none',
      color: vars.color.onLeaf,
    },
    'input:disabled ~ &': { background: vars.color.sunken },
    'input:disabled:is(:checked, :indeterminate) ~ &': { color: vars.color.ink2 },
    'input:focus-visible ~ &': focusRingRule,
  },
});

// Not a transparent colour, which would become visible in forced colours. A non-opaque element also lies above the
// native control and would block presses.
componentGlobalStyle(`${check} > svg`, { opacity: 0, pointerEvents: 'none' });
componentGlobalStyle(`input:is(:checked, :indeterminate) ~ ${check} > svg`, { opacity: 1 });

export const round = componentStyle({
  ...mark,
  borderRadius: '50%',
  selectors: {
    'input[data-invalid] ~ &': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    'input:checked ~ &': { boxShadow: `inset 0 0 0 7px ${vars.color.leaf}` },
    'input:disabled ~ &': { background: vars.color.sunken },
    'input:checked:disabled ~ &': { boxShadow: `inset 0 0 0 7px ${vars.color.control}` },
    'input:focus-visible ~ &': focusRingRule,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { 'input:checked ~ &': { border: '7px solid Highlight' } },
    },
  },
});

/**
 * Above the native control, because the text may contain links. A press on it reaches the control through the label.
 */
export const words = componentStyle({
  position: 'relative',
  minWidth: 0,
  flex: 1,
});
