import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const space = { 0: '0', ...vars.space };
const spaceOrAuto = { ...space, auto: 'auto' };

/** Layout properties, for all breakpoints. */
const arrangement = defineProperties({
  '@layer': layers.utilities,
  conditions: {
    xs: {},
    sm: { '@media': media.sm },
    md: { '@media': media.md },
    lg: { '@media': media.lg },
    xl: { '@media': media.xl },
    '2xl': { '@media': media['2xl'] },
  },
  defaultCondition: 'xs',
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid', 'contents'],
    // Reversed rows and columns would be read and tabbed through in another order than they are seen.
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    textAlign: ['left', 'center', 'right'],
  },
});

/** Spacing, only for the three widths that gaps and margins use. Each additional one costs 0.7 kB of rules. */
const distances = defineProperties({
  '@layer': layers.utilities,
  conditions: { xs: {}, md: { '@media': media.md }, xl: { '@media': media.xl } },
  defaultCondition: 'xs',
  properties: {
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
    marginTop: spaceOrAuto,
    marginBottom: spaceOrAuto,
    marginLeft: spaceOrAuto,
    marginRight: spaceOrAuto,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
    margin: ['marginTop', 'marginBottom', 'marginLeft', 'marginRight'],
    marginX: ['marginLeft', 'marginRight'],
    marginY: ['marginTop', 'marginBottom'],
  },
});

const fixed = defineProperties({
  '@layer': layers.utilities,
  properties: {
    position: ['relative', 'absolute', 'sticky'],
    background: vars.color,
    color: vars.color,
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    flexGrow: [1],
    flexShrink: [0],
    minWidth: [0, '100%'],
    width: ['100%'],
    height: ['100%'],
    overflow: ['hidden', 'auto'],
  },
});

/** Layout properties by token; most take one value or a value per breakpoint. */
export const sprinkles = createSprinkles(arrangement, distances, fixed);

/** Properties `sprinkles` takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
