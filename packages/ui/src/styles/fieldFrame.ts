import { forcedOutline } from './focusRing.ts';
import { vars } from './vars.css.ts';

/** The looks of the box around what people fill in. Each box has its own selectors for its states. */
export const fieldFrame = {
  rest: {
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
    ...forcedOutline(),
    transition: `box-shadow ${vars.duration.fast} ${vars.easing.out}`,
  },
  invalid: { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
  focused: {
    boxShadow: `inset 0 0 0 2px ${vars.color.leaf}, 0 0 0 4px ${vars.color.leafSoft}`,
    ...forcedOutline(3),
  },
  invalidFocused: { boxShadow: `inset 0 0 0 2px ${vars.color.danger}, 0 0 0 4px ${vars.color.dangerSoft}` },
  disabled: {
    background: vars.color.sunken,
    boxShadow: 'none',
    color: vars.color.ink2,
    cursor: 'not-allowed',
  },
} as const;
