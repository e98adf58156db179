import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { zIndex } from '../../../styles/zIndex.ts';
import { vars } from '../../../styles/vars.css.ts';

const tablet = '(min-width: 768px) and (max-width: 1199.98px)';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: '4px 0 12px',
  '@media': { [media.md]: { flex: 'none', gap: '8px 16px', minHeight: 84, paddingBlock: 12 } },
});
/** The tools go below rather than squeeze the title. */
export const titles = componentStyle({ flex: 1, minWidth: 0, '@media': { [media.md]: { flexBasis: 240 } } });
export const title = componentStyle({
  fontFamily: vars.font.family,
  fontSize: 26,
  lineHeight: '32px',
  fontWeight: 540,
  letterSpacing: '-0.022em',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: 30, lineHeight: '36px' } },
});
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

/** Width of the pane that can be resized; set in the browser. */
export const widthVar = '--vk-desk-pane';

export const panes = componentStyle({
  position: 'relative',
  '@media': {
    [media.md]: {
      flex: 1,
      minHeight: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: vars.space[16],
      paddingBottom: vars.space[16],
    },
    [media.desk]: {
      selectors: {
        '&[data-open="beside"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 480px)' },
        '&[data-open="wide"]': { gridTemplateColumns: '276px minmax(0, 1fr)' },
        // The separator takes the gap. The list never becomes narrower than a row needs.
        '&[data-resizable][data-open="beside"]': {
          gridTemplateColumns: `minmax(0, 1fr) 16px minmax(400px, min(var(${widthVar}, 480px), 100% - 396px))`,
          columnGap: 0,
        },
        '&[data-resizable][data-open="wide"]': {
          gridTemplateColumns: `var(${widthVar}, 276px) 16px minmax(0, 1fr)`,
          columnGap: 0,
        },
      },
    },
  },
});

export const list = componentStyle({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A scrolling row of filters would otherwise shrink.
  gridAutoRows: 'max-content',
  gap: 14,
  '@media': {
    [media.md]: {
      minHeight: 0,
      overflowY: 'auto',
      overflowX: 'hidden',
      scrollbarWidth: 'thin',
      paddingBottom: vars.space[24],
    },
    [media.phone]: { selectors: { '[data-open] > &': { display: 'none' } } },
    [tablet]: { selectors: { '[data-open="wide"] > &': { display: 'none' } } },
  },
});

export const separator = componentStyle({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'grid',
      justifyItems: 'center',
      borderRadius: vars.radius.s,
      cursor: 'col-resize',
      touchAction: 'none',
      '::before': { content: '""', width: 4, borderRadius: 2, transition: 'background 160ms' },
      selectors: {
        '&:hover::before, &:focus-visible::before': { background: vars.color.line },
        '&[data-dragged]::before': { background: vars.color.leaf },
      },
    },
  },
});

/** Over the list, which stays visible and usable beside it. */
const overList = {
  '[data-open="beside"] > &': {
    position: 'absolute',
    inset: '0 0 16px auto',
    width: 'min(520px, 100%)',
    boxShadow: vars.shadow[3],
  },
} as const;

export const chat = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    [media.phone]: { position: 'fixed', inset: 0, zIndex: zIndex.panel },
    [media.md]: { minHeight: 0, borderRadius: vars.radius.l },
    [tablet]: { selectors: overList },
  },
});

export const sheet = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [media.md]: { minHeight: 0, overflow: 'hidden', borderRadius: vars.radius.l, background: vars.color.surface },
    [tablet]: { selectors: overList },
  },
});
export const body = componentStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  gap: vars.space[20],
  paddingTop: vars.space[12],
  '@media': {
    [media.md]: { minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', padding: '20px 24px' },
  },
});
