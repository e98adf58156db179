import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const summary = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });
// Lets the button's long text fit into 320 px.
componentGlobalStyle(`${summary} > :is(a, button)`, {
  '@media': { '(max-width: 374px)': { paddingInline: 8, fontSize: 16, letterSpacing: '-0.01em' } },
});
export const lines = componentStyle({ ...textRule('small'), display: 'grid', gap: vars.space[8] });
const spread = { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] } as const;
export const line = componentStyle(spread);
export const label = componentStyle({ color: vars.color.ink2 });
export const number = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const gain = componentStyle({ color: vars.color.peony });
export const total = componentStyle({ ...spread, alignItems: 'center' });
export const totalLabel = text.h3;
export const totalValue = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, text.h2);
/** The old total while the cart is being saved. */
export const pale = componentStyle({ opacity: 0.55 });
