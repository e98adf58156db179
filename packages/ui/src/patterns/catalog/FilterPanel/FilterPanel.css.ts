import { box, compact } from '../../../components/Field/FieldBox.css.ts';
import { button, size, variant } from '../../../components/Button/Button.css.ts';
import { track } from '../../../components/Switch/Switch.css.ts';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { forcedOutline } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../../styles/visuallyHidden.ts';

export const panel = componentStyle({ display: 'grid', gap: vars.space[24], alignContent: 'start' });

export const title = componentStyle({ ...textRule('label'), marginBottom: vars.space[4] });

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 44,
  borderRadius: vars.radius.nested,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } } },
});

export const name = componentStyle({ overflowWrap: 'anywhere' });

export const count = componentStyle({
  ...textRule('small'),
  marginLeft: 'auto',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});

const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  color: vars.color.onLeaf,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.control}`,
  ...forcedOutline(),
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
});

export const check = componentStyle(
  {
    borderRadius: 7,
    selectors: { [`${option}[aria-current] &`]: { background: vars.color.leaf, boxShadow: 'none' } },
  },
  mark,
);

export const radio = componentStyle(
  {
    borderRadius: '50%',
    selectors: {
      [`${option}[aria-current] &`]: { boxShadow: `inset 0 0 0 7px ${vars.color.leaf}`, ...forcedOutline(7) },
    },
  },
  mark,
);

export const toggle = componentStyle({ marginLeft: 'auto' }, track);

export const star = componentStyle({ display: 'flex', color: vars.color.honey });

/** Without rules of its own: the label below is hidden by it. */
export const more = componentStyle({});
/** «Ещё 14» without a disclosure triangle, hidden once opened. */
export const moreLabel = componentStyle({
  ...textRule('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.leaf,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, [`${more}[open] > &`]: { display: 'none' } },
});

export const prices = componentStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[8] });

export const bound = componentStyle({ paddingInline: 10 }, [box, compact]);

/**
 * Visible from the first visit of a price field on; always available to keyboards and for Enter. It must not disappear
 * when the focus leaves: the filters below would move away from under the finger that presses them.
 */
const submitPlace = componentStyle({
  width: '100%',
  marginTop: vars.space[8],
  selectors: { 'form:not(:focus-within, [data-used]) > &': visuallyHiddenRule },
});
export const submit = [button, variant.tonal, size.s, submitPlace].join(' ');
