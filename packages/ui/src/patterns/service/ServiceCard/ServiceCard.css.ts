import { componentStyle } from '../../../styles/componentStyle.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const card = componentStyle({ display: 'grid', gap: vars.space[12], alignContent: 'start', minWidth: 0 });

export const avatar = componentStyle({
  position: 'relative',
  justifySelf: 'start',
  display: 'flex',
  margin: '-52px 0 0 16px',
  borderRadius: '50%',
  boxShadow: `0 0 0 4px ${vars.color.ground}`,
});

export const words = componentStyle({ display: 'grid', gap: 2, minWidth: 0, paddingLeft: 2 });
export const name = componentStyle({ overflowWrap: 'anywhere' }, text.h3);

const small = { ...textRule('small'), minWidth: 0, color: vars.color.ink2 } as const;
export const tagline = componentStyle({
  ...small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const meta = componentStyle({ ...small, display: 'flex', flexWrap: 'wrap', gap: '0 6px' });
