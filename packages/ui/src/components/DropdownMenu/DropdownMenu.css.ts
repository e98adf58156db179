import { raised, raisedMotion, row } from '../../internal/popover/popover.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = componentStyle({
  ...raised,
  ...raisedMotion,
  padding: vars.space[8],
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
});

export const item = componentStyle({}, row);

export const danger = componentStyle(
  {
    color: vars.color.danger,
    selectors: { '&[data-highlighted]': { background: vars.color.dangerSoft } },
  },
  row,
);
