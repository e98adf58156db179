import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const page = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
  paddingBlock: vars.space[24],
  '@media': { [media.md]: { paddingBlock: vars.space[56] } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
});
