import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';

/** One line that scrolls sideways. */
export const row = componentStyle({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
});
export const count = componentStyle({ marginLeft: 6, fontWeight: 560, fontVariantNumeric: 'tabular-nums' });

componentGlobalStyle(`${row} > *`, { flex: 'none' });
