import { componentStyle } from '../../../styles/componentStyle.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 64,
  paddingBlock: 8,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
