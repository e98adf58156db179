import { componentStyle } from '../styles/componentStyle.ts';
import { colorPairs, type ColorName } from '../styles/tokens.ts';
import { vars } from '../styles/vars.css.ts';

const filled = (text: ColorName, fill: ColorName) =>
  componentStyle({ color: vars.color[text], background: vars.color[fill] });

/** The six pairs of text and fill colours, in cycling order. */
export const pairClasses = colorPairs.map(({ text, fill }) => filled(text, fill));

/** The same pairs by name, with a neutral one and danger. */
export const toneClasses = {
  leaf: filled('leafInk', 'leafSoft'),
  lilac: filled('lilac', 'lilacSoft'),
  peony: filled('peony', 'peonySoft'),
  honey: filled('honeyInk', 'honeySoft'),
  sky: filled('sky', 'skySoft'),
  clay: filled('clay', 'claySoft'),
  danger: filled('danger', 'dangerSoft'),
  neutral: filled('ink2', 'sunken'),
  veil: componentStyle({ color: vars.color.ink, background: vars.color.veil }),
};
