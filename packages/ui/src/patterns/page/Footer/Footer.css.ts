import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const footer = componentStyle({
  ...textRule('small'),
  marginTop: vars.space[56],
  paddingBlock: vars.space[32],
  background: vars.color.sunken,
  '@media': { [media.md]: { marginTop: vars.space[96], paddingBlock: `${vars.space[56]} ${vars.space[40]}` } },
});

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[24]} ${vars.space[16]}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[32] },
    [media.xl]: { gridTemplateColumns: '1.6fr repeat(4, minmax(0, 1fr))' },
  },
});

export const about = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.xl]: { gridColumn: 'auto' } },
});

export const summary = componentStyle({ maxWidth: 300, color: vars.color.ink2 });

export const title = componentStyle({ ...textRule('label'), marginBottom: vars.space[8] });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.ink2,
  '@media': {
    [media.md]: { minHeight: 36 },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
  },
});
