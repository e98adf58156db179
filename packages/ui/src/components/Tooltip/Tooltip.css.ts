import { raisedMotion } from '../../internal/popover/popover.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

export const content = componentStyle(
  {
    ...raisedMotion,
    zIndex: zIndex.popover,
    maxWidth: 280,
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.nested,
    background: vars.color.ink,
    color: vars.color.ground,
    boxShadow: vars.shadow[2],
  },
  text.small,
);
