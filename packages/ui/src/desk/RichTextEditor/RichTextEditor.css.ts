import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { fieldFrame } from '../../styles/fieldFrame.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';

/** The box of a field, and a text on its own. */
export const box = {
  field: componentStyle({
    position: 'relative',
    // The shadow that draws the frame is below what the frame contains.
    padding: 2,
    ...fieldFrame.rest,
    selectors: {
      '&[data-invalid]': fieldFrame.invalid,
      '&:has([role="textbox"]:focus)': fieldFrame.focused,
      '&[data-invalid]:has([role="textbox"]:focus)': fieldFrame.invalidFocused,
      '&[data-disabled]': fieldFrame.disabled,
    },
  }),
  page: componentStyle({ position: 'relative' }),
};

export const page = componentStyle({});
componentGlobalStyle(`${page} > [data-part="field"] > [data-part="label"]`, visuallyHiddenRule);

/** Stays in sight while a long text scrolls. `--vetka-ceiling` is the height of what the page keeps above it. */
export const toolbar = componentStyle({
  position: 'sticky',
  top: 'var(--vetka-ceiling, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 52,
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.nested} ${vars.radius.nested} 0 0`,
  background: vars.color.surface,
  // One line on a phone: the tools scroll sideways.
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
componentGlobalStyle(`${box.field}[data-disabled] > ${toolbar}`, { background: 'none' });

export const group = componentStyle({
  display: 'flex',
  gap: 2,
  selectors: {
    '&:empty': { display: 'none' },
    '& + &': { paddingInlineStart: vars.space[4], borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const tool = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.nested,
  color: vars.color.ink,
  selectors: {
    '&:focus-visible': { ...focusRingRule, outlineOffset: -2 },
    '&[aria-pressed="true"]': { background: vars.color.leafSoft, color: vars.color.leafInk },
    '&:disabled': { color: vars.color.ink2, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { background: vars.color.sunken } },
    },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '2px solid Highlight' } } },
  },
});

export const text = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 132,
  padding: `14px ${vars.space[16]}`,
});
componentGlobalStyle(`${box.page} > ${text}`, { minHeight: 240, padding: `${vars.space[20]} 0` });

export const placeholder = componentStyle({
  gridArea: '1 / 1',
  width: '100%',
  maxWidth: 680,
  color: vars.color.ink2,
  lineHeight: 1.6667,
  pointerEvents: 'none',
});
componentGlobalStyle(`${box.page} ${placeholder}`, { marginInline: 'auto', fontSize: 18 });
componentGlobalStyle(`${box.field} ${placeholder}`, { maxWidth: 'none' });
// React wraps the text in a box of Tiptap's.
componentGlobalStyle(`${text} > :not(${placeholder})`, {
  gridArea: '1 / 1',
  display: 'grid',
  width: '100%',
  minWidth: 0,
});

// The rules that ProseMirror needs, which Tiptap would inject.
componentGlobalStyle(`${text} .tiptap`, {
  width: '100%',
  outline: 'none',
  whiteSpace: 'break-spaces',
  wordBreak: 'break-word',
  fontVariantLigatures: 'none',
});
componentGlobalStyle(`${text} [contenteditable="false"]`, { whiteSpace: 'normal' });
componentGlobalStyle(`${text} .ProseMirror-selectednode`, {
  outline: `2px solid ${vars.color.leaf}`,
  outlineOffset: 4,
});
componentGlobalStyle(`${text} .ProseMirror-hideselection`, { caretColor: 'transparent' });
componentGlobalStyle(`${text} .ProseMirror-gapcursor`, { display: 'none', position: 'absolute' });
componentGlobalStyle(`${text} .ProseMirror-focused .ProseMirror-gapcursor`, {
  display: 'block',
  width: 24,
  borderTop: '2px solid currentColor',
});
componentGlobalStyle(`${text} img.ProseMirror-separator`, { display: 'inline', width: 0, height: 0 });

export const formValue = componentStyle({ ...visuallyHiddenRule, left: 2, bottom: 2, resize: 'none' });
