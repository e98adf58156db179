import { componentStyle, type LayeredRule } from './componentStyle.ts';
import { textRule } from './textRule.ts';

const heading: LayeredRule = { textWrap: 'balance' };
const figures: LayeredRule = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** Text styles as classes: phone sizes below 768 px, desktop ones above. */
export const text = {
  display: componentStyle({ ...textRule('display'), ...heading }),
  h1: componentStyle({ ...textRule('h1'), ...heading }),
  h2: componentStyle({ ...textRule('h2'), ...heading }),
  h3: componentStyle({ ...textRule('h3'), ...heading }),
  lead: componentStyle(textRule('lead')),
  body: componentStyle(textRule('body')),
  label: componentStyle(textRule('label')),
  small: componentStyle(textRule('small')),
  micro: componentStyle(textRule('micro')),
  priceL: componentStyle({ ...textRule('priceL'), ...figures }),
  price: componentStyle({ ...textRule('price'), ...figures }),
};
