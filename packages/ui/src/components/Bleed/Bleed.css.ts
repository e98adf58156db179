import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

const sizes = [4, 8, 12, 16, 20, 24, 32] as const;
export type BleedSize = (typeof sizes)[number];

const negative = (side: 'marginInline' | 'marginBlock') =>
  Object.fromEntries(
    sizes.map((size) => [size, componentStyle({ [side]: `calc(-1 * ${vars.space[size]})` })]),
  ) as Record<BleedSize, string>;

export const horizontal = {
  ...negative('marginInline'),
  gutter: componentStyle({ marginInline: `calc(-1 * ${vars.layout.gutter})` }),
};
export const vertical = negative('marginBlock');
