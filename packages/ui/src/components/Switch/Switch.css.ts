import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedEdge, forcedOutline } from '../../styles/focusRing.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const knob = 20;
const travel = 18;

/** A switch, on beside a checked input and in a chosen link. */
export const track = componentStyle({
  flex: 'none',
  width: 44,
  height: 26,
  padding: 3,
  borderRadius: 13,
  background: vars.color.control,
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  '::after': {
    content: '""',
    display: 'block',
    width: knob,
    height: knob,
    borderRadius: '50%',
    background: vars.color.surface,
    ...forcedOutline(knob / 2),
    transition: `translate ${vars.duration.mid} ${vars.easing.out}`,
  },
  selectors: {
    'input:checked ~ &, [aria-current] > &': { background: vars.color.leaf },
    'input:checked ~ &::after, [aria-current] > &::after': {
      translate: `${travel}px 0`,
      background: vars.color.onLeaf,
    },
    'input:disabled ~ &': { background: vars.color.sunken, boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
    'input:focus-visible ~ &': focusRingRule,
  },
  ...forcedEdge,
});

export const description = componentStyle({ display: 'block', color: vars.color.ink2 }, text.small);
