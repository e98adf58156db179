import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const knob = 20;
const travel = 18;

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
    'input:checked ~ &': { background: vars.color.leaf },
    'input:checked ~ &::after': { translate: `${travel}px 0`, background: vars.color.onLeaf },
    'input:disabled ~ &': { background: vars.color.sunken, boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
    'input:focus-visible ~ &': focusRingRule,
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const description = componentStyle({ display: 'block', color: vars.color.ink2 }, text.small);
