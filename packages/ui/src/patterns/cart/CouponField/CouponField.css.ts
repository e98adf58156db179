import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  alignItems: 'start',
});

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: 44,
  minWidth: 0,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.s,
} as const;

export const applied = componentStyle({
  ...textRule('label'),
  ...box,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  boxShadow: `inset 0 0 0 1px ${vars.color.leaf}`,
});
export const code = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const field = componentStyle({
  ...box,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  color: vars.color.ink2,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.leaf}, 0 0 0 4px ${vars.color.leafSoft}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
  },
});
export const input = componentStyle({
  width: '100%',
  minWidth: 0,
  height: 44,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  fontSize: 16,
  color: vars.color.ink,
  textTransform: 'uppercase',
  selectors: { '&::placeholder': { textTransform: 'none' } },
});
export const note = componentStyle({ marginTop: 6 });
