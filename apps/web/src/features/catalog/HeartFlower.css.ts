import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const { leaf, leafSoft, peony, peonySoft, line } = vars.color;

export const stem = style({ stroke: leaf, strokeWidth: 4 });
export const openLeaf = style({ fill: leafSoft, stroke: leaf, strokeWidth: 3 });
export const fullLeaf = style({ fill: leaf });
export const bloom = style({ fill: peonySoft, stroke: peony, strokeWidth: 3 });
export const ground = style({ stroke: line, strokeWidth: 4 });
