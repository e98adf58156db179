import { raised, raisedMotion } from '../../internal/popover/popover.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = componentStyle({
  ...raised,
  ...raisedMotion,
  padding: vars.space[16],
  maxWidth: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
});
