import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** Comfortable line length for the text of a component page. */
const lineLength = '46rem';

export const page = style({
  fontFamily: vars.font.family,
  color: vars.color.ink,
  display: 'grid',
  gap: vars.space[40],
});

export const section = style({ display: 'grid', gap: vars.space[16], minWidth: 0 });

export const stories = style({ display: 'grid', gap: vars.space[32], minWidth: 0 });

/** Storybook's frame of a story, without its padding. */
export const canvas = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
globalStyle(`${canvas} .sbdocs-preview`, { margin: 0 });

export const source = style({ minWidth: 0, overflowX: 'auto' });

export const prose = style({ maxWidth: lineLength });

export const list = style([
  prose,
  { listStyle: 'disc', margin: 0, paddingInlineStart: vars.space[20], display: 'grid', gap: vars.space[8] },
]);

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  background: vars.color.sunken,
  borderRadius: vars.radius.nested,
  padding: '2px 6px',
  overflowWrap: 'anywhere',
});

export const nameCode = style([code, { whiteSpace: 'nowrap' }]);

export const link = style({ color: vars.color.leaf, textUnderlineOffset: '0.2em' });

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  // Code may break anywhere: otherwise columns of a table on a phone would shrink to one letter.
  selectors: { '&[data-wide]': { minWidth: 640 } },
});

export const cell = style({
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const key = style({
  display: 'inline-block',
  fontFamily: 'inherit',
  fontSize: '0.875em',
  padding: '2px 8px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.nested,
  background: vars.color.surface,
  whiteSpace: 'nowrap',
});

export const frame = style({
  width: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.ground,
  height: 640,
  // Width of a phone including the border.
  selectors: { '&[data-phone]': { width: 392, maxWidth: '100%' } },
});
