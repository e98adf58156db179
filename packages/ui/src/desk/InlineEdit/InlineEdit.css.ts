import { componentStyle } from '../../styles/componentStyle.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

const wide = '(min-width: 768px)';

/** On a phone the figure stands in a box of the ground; in a table it is bare and sinks on hover. */
export const cell = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minWidth: 0,
  justifyItems: 'stretch',
  '@media': { [wide]: { justifyItems: 'end' } },
});
export const caption = componentStyle({
  ...textRule('micro'),
  color: vars.color.ink2,
  '@media': { [wide]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const value = componentStyle({
  ...textRule('body'),
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  width: '100%',
  minHeight: 48,
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.radius.s,
  background: vars.color.ground,
  color: vars.color.ink,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-tone="warning"]': { color: vars.color.clay },
    '&[data-tone="quiet"]': { color: vars.color.ink2, fontWeight: 400 },
    '&:disabled': { cursor: 'default', color: vars.color.ink },
  },
  '@media': {
    [wide]: { width: 'auto', minWidth: 48, background: 'none', textAlign: 'end' },
    '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } } },
  },
});
export const box = componentStyle({
  ...textRule('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: '100%',
  minHeight: 48,
  padding: '0 10px',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.color.leaf}`,
  selectors: { '&[data-wrong]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } },
  '@media': { [wide]: { width: 128 } },
});
export const input = componentStyle({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  outline: 'none',
});
export const unit = componentStyle({ color: vars.color.ink2 });
export const problem = componentStyle({ ...textRule('micro'), color: vars.color.danger, overflowWrap: 'anywhere' });
