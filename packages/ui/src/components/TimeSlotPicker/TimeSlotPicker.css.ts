import { tile } from '../../internal/tile/tile.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const slots = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: '1fr',
  '@media': {
    '(min-width: 375px)': { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

export const slot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'space-between',
    gap: `2px ${vars.space[8]}`,
    minHeight: 56,
    padding: '4px 14px',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  tile,
  text.small,
);
