import { componentStyle, type LayeredRule } from '../../styles/componentStyle.ts';
import { forcedEdge } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

const enabled = '&:not(:disabled):not([aria-disabled="true"])';

export const button = componentStyle({
  ...textRule('label'),
  ...forcedEdge,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  borderRadius: vars.radius.s,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    [`${enabled}:active`]: { transform: 'scale(0.985)' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      background: vars.color.sunken,
      color: vars.color.ink2,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

interface VariantColors {
  fill: string;
  text: string;
  hover: string;
  press: string;
  edge?: string;
}

const variantRule = ({ fill, text, hover, press, edge }: VariantColors): LayeredRule => ({
  background: fill,
  color: text,
  ...(edge === undefined ? {} : { boxShadow: `inset 0 0 0 1.5px ${edge}` }),
  '@media': { [media.hover]: { selectors: { [`${enabled}:hover`]: { background: hover } } } },
  selectors: { [`${enabled}:active`]: { background: press } },
});

const { color } = vars;
const mixed = (base: string, other: string, percent: number) => `color-mix(in oklab, ${base}, ${other} ${percent}%)`;

const colors = {
  solid: { fill: color.leaf, text: color.onLeaf, hover: color.leafHover, press: color.leafPress },
  tonal: { fill: color.leafSoft, text: color.leafInk, hover: color.leafSoftHover, press: color.leafSoftHover },
  outline: {
    fill: 'transparent',
    text: color.ink,
    hover: color.leafSoft,
    press: color.leafSoftHover,
    edge: color.control,
  },
  plain: { fill: 'transparent', text: color.leaf, hover: color.leafSoft, press: color.leafSoftHover },
  dangerTonal: {
    fill: color.dangerSoft,
    text: color.danger,
    hover: mixed(color.dangerSoft, color.danger, 8),
    press: mixed(color.dangerSoft, color.danger, 8),
  },
  dangerSolid: {
    fill: color.danger,
    text: color.onDanger,
    hover: mixed(color.danger, color.ink, 16),
    press: mixed(color.danger, color.ink, 28),
  },
  /** On the green banner, in every theme. */
  onForest: {
    fill: color.onForest,
    text: color.forest,
    hover: mixed(color.onForest, color.forest, 10),
    press: mixed(color.onForest, color.forest, 16),
  },
} satisfies Record<string, VariantColors>;

export const variant = {
  solid: componentStyle(variantRule(colors.solid)),
  tonal: componentStyle(variantRule(colors.tonal)),
  outline: componentStyle(variantRule(colors.outline)),
  plain: componentStyle(variantRule(colors.plain)),
  dangerTonal: componentStyle(variantRule(colors.dangerTonal)),
  dangerSolid: componentStyle(variantRule(colors.dangerSolid)),
  onForest: componentStyle(variantRule(colors.onForest)),
};

export const size = {
  s: componentStyle({ minHeight: vars.control.s, paddingInline: vars.space[16] }),
  m: componentStyle({ minHeight: vars.control.m, paddingInline: vars.space[20] }),
  l: componentStyle({ minHeight: vars.control.l, paddingInline: 28, fontSize: 17 }),
};

export const fullWidth = componentStyle({ width: '100%' });

/** Icon, text, icon. A long Russian word may break instead of overflowing the button. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minWidth: 0,
});
export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 });

/** Keeps its width while the spinner is shown. */
export const kept = componentStyle({ visibility: 'hidden' });

export const waiting = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  overflow: 'hidden',
});
