import { box, compact } from '../../../components/Field/FieldBox.css.ts';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { text } from '../../../styles/text.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  alignItems: 'start',
});

export const applied = componentStyle(
  {
    background: vars.color.leafSoft,
    color: vars.color.leafInk,
    boxShadow: `inset 0 0 0 1px ${vars.color.leaf}`,
  },
  text.label,
  [box, compact],
);
export const code = componentStyle({ flex: 1, overflowWrap: 'anywhere' });

export const field = [box, compact].join(' ');
export const input = componentStyle({
  textTransform: 'uppercase',
  selectors: { '&::placeholder': { textTransform: 'none' } },
});
export const note = componentStyle({ marginTop: 6 });
