/** Colour families of products: papers, vessels, ribbons, flowers. The background is chosen separately. */
import type { LeafName, ToneName } from './tones.ts';

/** Colours that belong together in one product. */
export interface Palette {
  /** Lit and far colour of a wall in this family, for rooms and portraits. */
  wall: [string, string];
  surface: string;
  shadow: string;
  /** Main first. */
  flowers: ToneName[];
  papers: [string, string, string];
  /** Ceramic and box colours. */
  vessels: [string, string, string];
  ribbon: string;
  leaves: [LeafName, LeafName, LeafName];
  dark: boolean;
}

const palette = (
  wall: Palette['wall'],
  surface: string,
  shadow: string,
  flowers: ToneName[],
  papers: Palette['papers'],
  vessels: Palette['vessels'],
  ribbon: string,
  leaves: Palette['leaves'],
  dark = false,
): Palette => ({ wall, surface, shadow, flowers, papers, vessels, ribbon, leaves, dark });

/** Matching colours, by mood. */
export const PALETTES = {
  ivory: palette(
    ['#f8f3ea', '#e8dccb'],
    '#e2d3bf',
    '#8a7256',
    ['white', 'ivory', 'blush', 'cream'],
    ['#f4e8d6', '#d9bd94', '#fbf7ef'],
    ['#f3ece0', '#c9b79c', '#8a9a86'],
    '#b2946a',
    ['sage', 'deep', 'silver'],
  ),
  blush: palette(
    ['#fbece6', '#f0d0c6'],
    '#e8c0b4',
    '#9a5f58',
    ['blush', 'pink', 'ivory', 'peach'],
    ['#fbe9e2', '#eebfb4', '#f7f0e8'],
    ['#f0cfc6', '#f7efe8', '#b9757a'],
    '#c0656f',
    ['sage', 'fresh', 'silver'],
  ),
  lilac: palette(
    ['#f4f0f5', '#dcd3e3'],
    '#cfc4d8',
    '#695083',
    ['lilac', 'white', 'mauve', 'violet'],
    ['#f1e8f6', '#cdb8de', '#f6f2ea'],
    ['#e6dbee', '#8f7aa8', '#f4f0ea'],
    '#8460a5',
    ['silver', 'sage', 'deep'],
  ),
  leaf: palette(
    ['#eef2e6', '#c9d7bd'],
    '#bccbae',
    '#50664a',
    ['white', 'lime', 'cream', 'blush'],
    ['#f1efe0', '#b5c7a3', '#d9bd94'],
    ['#f2f0e6', '#7f9a78', '#c98a62'],
    '#5d7f57',
    ['fresh', 'deep', 'olive'],
  ),
  peony: palette(
    ['#f8e9e6', '#e9c9c9'],
    '#dfb6b8',
    '#8d3d5b',
    ['peony', 'pink', 'blush', 'burgundy'],
    ['#fdeef0', '#e58fa8', '#f7ece0'],
    ['#f6dfe1', '#b4456b', '#fbf3ec'],
    '#a92c58',
    ['deep', 'fresh', 'sage'],
  ),
  honey: palette(
    ['#fdf4de', '#f1d9a6'],
    '#e6c88e',
    '#94682a',
    ['honey', 'cream', 'peach', 'white'],
    ['#fbf0d6', '#d8b27a', '#fffaf0'],
    ['#f6e8c9', '#c98b45', '#6f8a86'],
    '#c07f22',
    ['fresh', 'olive', 'deep'],
  ),
  terracotta: palette(
    ['#f6e6d9', '#e0b99d'],
    '#d3a488',
    '#854a33',
    ['terracotta', 'peach', 'coral', 'ivory'],
    ['#f4dfcc', '#cf8f6b', '#f7efe3'],
    ['#c9744f', '#efe0d0', '#7d8f7c'],
    '#a54f34',
    ['olive', 'sage', 'deep'],
  ),
  sky: palette(
    ['#eef4f7', '#c5d9e5'],
    '#b6ccda',
    '#48687f',
    ['sky', 'blue', 'white', 'ivory'],
    ['#eef3f4', '#a9c4d6', '#f8f3e8'],
    ['#dbe7ec', '#5f8299', '#f6f2ea'],
    '#4f7c9e',
    ['silver', 'fresh', 'sage'],
  ),
  mist: palette(
    ['#f1efeb', '#d6d1c9'],
    '#c9c3ba',
    '#615a52',
    ['white', 'mauve', 'blush', 'coral'],
    ['#f3f0ea', '#b9b1a6', '#e8c9bd'],
    ['#e9e5de', '#8d8a85', '#c58f78'],
    '#7d6f66',
    ['silver', 'deep', 'sage'],
  ),
  clay: palette(
    ['#dba78a', '#b8765a'],
    '#a9674d',
    '#5b2c1c',
    ['ivory', 'peach', 'white', 'burgundy'],
    ['#f6e7d7', '#8f4e3a', '#e3c3a4'],
    ['#f3e3d3', '#7d4535', '#e8c9a8'],
    '#7d3a2c',
    ['olive', 'deep', 'sage'],
  ),
  sage: palette(
    ['#bcc9b2', '#8da083'],
    '#7f9276',
    '#37462f',
    ['white', 'blush', 'cream', 'coral'],
    ['#f4efe2', '#e2c5b4', '#d9bd94'],
    ['#f3eee2', '#c9825f', '#5f7558'],
    '#b5654a',
    ['deep', 'fresh', 'silver'],
  ),
  ochre: palette(
    ['#ecc982', '#d3a04e'],
    '#c28f42',
    '#694413',
    ['white', 'burgundy', 'coral', 'cream'],
    ['#fbf2de', '#a3402f', '#f0dcb4'],
    ['#fbf1dc', '#7a3b2e', '#5e7a70'],
    '#8f3328',
    ['deep', 'olive', 'fresh'],
  ),
  forest: palette(
    ['#4a6355', '#1e2f28'],
    '#263a31',
    '#0a130f',
    ['white', 'cream', 'peach', 'blush'],
    ['#e9e0cd', '#5f7a68', '#c9a97c'],
    ['#e6dccb', '#7f9583', '#b4714f'],
    '#d9b27c',
    ['sage', 'fresh', 'silver'],
    true,
  ),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
