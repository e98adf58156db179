import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';

/** One line that scrolls sideways, to the edges of a phone's page. */
export const row = componentStyle({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px 16px',
  margin: '-4px -16px',
  '@media': { [media.md]: { paddingInline: 4, marginInline: -4 } },
});

export const count = componentStyle({ marginLeft: 6, fontWeight: 560, fontVariantNumeric: 'tabular-nums' });

componentGlobalStyle(`${row} > *`, { flex: 'none' });
