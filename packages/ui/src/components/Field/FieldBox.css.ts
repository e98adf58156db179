import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { fieldFrame } from '../../styles/fieldFrame.ts';
import { vars } from '../../styles/vars.css.ts';

/** The box around an input. Its state comes from the control inside: focus, `aria-invalid`, `disabled`. */
export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.control.field,
  paddingInline: vars.space[16],
  ...fieldFrame.rest,
  width: '100%',
  cursor: 'text',
  selectors: {
    '&:has([aria-invalid="true"])': fieldFrame.invalid,
    '&:has(:is(input, textarea, select):focus)': fieldFrame.focused,
    '&:has([aria-invalid="true"]:is(input, textarea, select):focus)': fieldFrame.invalidFocused,
    '&:has(:is(input, textarea, select):disabled)': fieldFrame.disabled,
  },
});

export const area = componentStyle({ paddingBlock: 14, alignItems: 'flex-start' });

componentGlobalStyle(`${box} :is(input, textarea, select)`, {
  appearance: 'none',
  border: 0,
  outline: 'none',
  background: 'none',
  width: '100%',
  minWidth: 0,
  padding: 0,
  margin: 0,
  // Below 16 px iOS zooms the page on focus.
  fontSize: 16,
  lineHeight: '24px',
  cursor: 'inherit',
});
// Only the height of the box: for touch, the label and the box are one target.
componentGlobalStyle(`${box} > input`, { height: vars.control.field });
/** Beside a small button or in a narrow column, with a word or an icon instead of a label. */
export const compact = componentStyle({ minHeight: 44, color: vars.color.ink2 });
componentGlobalStyle(`${compact} > input`, { height: 44, color: vars.color.ink });
componentGlobalStyle(`${box} :is(input, textarea, select):disabled`, {
  opacity: 1,
  WebkitTextFillColor: 'currentColor',
});
componentGlobalStyle(`${box} input:-webkit-autofill`, {
  WebkitTextFillColor: vars.color.ink,
  caretColor: vars.color.ink,
  // Browsers paint autofilled inputs in their own colour; a very long transition delays it indefinitely.
  transition: 'background-color 99999s 99999s',
});
componentGlobalStyle(`${box} input[type="search"]::-webkit-search-cancel-button`, { display: 'none' });

export const leading = componentStyle({ display: 'flex', flex: 'none', color: vars.color.ink2 });

/** Buttons sit close to the edge of the box: their own padding is the margin. */
export const trailing = componentStyle({ display: 'flex', flex: 'none', alignItems: 'center', marginRight: -12 });
