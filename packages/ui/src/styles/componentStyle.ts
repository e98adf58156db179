import { globalStyle, style, type ComplexStyleRule, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A rule to be put inside a layer. */
export type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Wraps a rule in the components layer; for `style`, `recipe` and `styleVariants`. */
export function inComponents(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}

/**
 * `style()` in the components layer. Classes to compose go first.
 *
 * @example
 * const title = componentStyle({ color: vars.color.ink }, text.h3);
 */
export function componentStyle(rule: LayeredRule, ...composed: (string | string[])[]): string {
  const layered = inComponents(rule);
  const parts: ComplexStyleRule = composed.length > 0 ? [...composed, layered] : layered;
  return style(parts);
}

/** `globalStyle()` in the components layer, for descendants that a component does not render itself. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
