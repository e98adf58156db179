import { contrastProblems, type ContrastProblem } from '../styles/contrast.ts';
import { media } from '../styles/media.ts';
import { color, type control, type ColorName, type ColorToken, type ThemeName } from '../styles/tokens.ts';
import { purposes, type Purpose } from '../styles/purposes.ts';
import { shadesOf } from './shades.ts';

export interface ThemeOptions {
  /** `#RRGGBB` of main buttons, links and selection. Its shades and those for the other themes are derived. */
  accent?: string | undefined;
  /** `#RRGGBB` of the focus ring and of what is unread. */
  second?: string | undefined;
  /** `#RRGGBB` of sale prices, favourites and counters. */
  sale?: string | undefined;
  /** Colours that are taken as they are, in each theme, by purpose (`action`) or by their names in the palette (`leaf`). */
  colors?: Partial<Record<ColorName | Purpose, ColorToken>> | undefined;
  /** Corners in pixels: `s` of fields, `l` of cards, `nested` of small boxes, `full` of buttons. */
  radius?: Partial<Record<'s' | 'l' | 'nested' | 'full', number>> | undefined;
  /** Heights of controls in pixels, at least 24; a finger needs 44. */
  control?: Partial<Record<keyof typeof control, number>> | undefined;
  /** A CSS list of families. */
  fontFamily?: string | undefined;
  /** A selector: the theme applies inside it only. @default the whole page */
  scope?: string | undefined;
}

export interface Theme {
  /** The whole palette, for e-mails and drawing programs. */
  colors: Readonly<Record<ColorName, ColorToken>>;
  /** A stylesheet to load after the kit's. It is in no layer, so it takes precedence. */
  css: string;
}

/** Colours that cannot be read. */
export class ThemeContrastError extends Error {
  override readonly name = 'ThemeContrastError';
  readonly problems: readonly ContrastProblem[];

  constructor(problems: readonly ContrastProblem[]) {
    const lines = problems.map(
      ({ text, on, theme, ratio, needs }) => `${text} on ${on} in ${theme}: ${ratio.toFixed(2)}, needs ${needs}`,
    );
    super(`Colours of the theme cannot be read:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

type Palette = Partial<Record<ColorName, ColorToken>>;

function accentColors(hex: string): Palette {
  const { main, hover, press, on, soft, softHover, ink } = shadesOf(hex);
  return {
    leaf: main,
    leafHover: hover,
    leafPress: press,
    onLeaf: on,
    leafSoft: soft,
    leafSoftHover: softHover,
    leafInk: ink,
  };
}

function secondColors(hex: string): Palette {
  const { main, soft } = shadesOf(hex);
  return { lilac: main, lilacSoft: soft, focus: main };
}

function saleColors(hex: string): Palette {
  const { main, soft, on } = shadesOf(hex);
  return { peony: main, peonySoft: soft, onPeony: on };
}

/** The palette's names of colours that may be given by purpose. */
function byName(colors: ThemeOptions['colors'] = {}): Palette {
  const entries = Object.entries(colors) as [ColorName | Purpose, ColorToken][];
  return Object.fromEntries(
    entries.map(([name, token]) => [name in purposes ? purposes[name as Purpose] : name, token]),
  );
}

/** WCAG 2.2, target size (minimum). */
const minTarget = 24;

function heightsOf(heights: ThemeOptions['control'] = {}): [string, string][] {
  return Object.entries(heights).map(([name, pixels]) => {
    if (pixels < minTarget) throw new RangeError(`Controls of size ${name} are ${pixels} px high, needs ${minTarget}`);
    return [name, `${pixels}px`];
  });
}

const declared = (group: string, values: readonly (readonly [string, string])[]): string =>
  values.map(([name, value]) => `--vetka-${group}-${name}:${value};`).join('');

/**
 * A brand of one's own: colours in three themes, corners, heights of controls and font. Throws `ThemeContrastError` if a
 * pair of colours cannot be read, and `RangeError` if a control is too small to be pressed.
 */
export function createTheme(options: ThemeOptions): Theme {
  const { accent, second, sale, radius = {}, fontFamily, scope } = options;
  const changed: Palette = {
    ...(accent !== undefined && accentColors(accent)),
    ...(second !== undefined && secondColors(second)),
    ...(sale !== undefined && saleColors(sale)),
    ...byName(options.colors),
  };
  const colors = { ...color, ...changed } as Record<ColorName, ColorToken>;
  const problems = contrastProblems(colors);
  if (problems.length > 0) throw new ThemeContrastError(problems);

  const names = Object.keys(changed) as ColorName[];
  const colorsIn = (theme: ThemeName) =>
    declared(
      'color',
      names.map((name) => [name, colors[name][theme]]),
    );
  const measures =
    declared(
      'radius',
      Object.entries(radius).map(([name, pixels]) => [name, `${pixels}px`]),
    ) +
    declared('control', heightsOf(options.control)) +
    (fontFamily === undefined ? '' : declared('font', [['family', fontFamily]]));
  const rules = [
    `${whereIs('light', scope)}{${colorsIn('light')}}`,
    `${scope ?? ':root'}{${measures}}`,
    `${whereIs('dark', scope)}{${colorsIn('dark')}}`,
    `${whereIs('contrast', scope)}{${colorsIn('contrast')}}`,
    `@media ${media.dark}{${unnamed(scope)}{${colorsIn('dark')}}}`,
    `@media ${media.moreContrast}{${unnamed(scope)}{${colorsIn('contrast')}}}`,
  ];
  return { colors, css: rules.filter((rule) => !rule.includes('{}')).join('\n') };
}

/** Where a theme applies that is named by `data-theme`: on the scope, around it and inside it. */
function whereIs(theme: ThemeName, scope: string | undefined): string {
  const named = `[data-theme="${theme}"]`;
  if (scope === undefined) return theme === 'light' ? `:root,${named}` : named;
  // A scope that names its own theme keeps it on a page of another one.
  const places = [`${named} ${scope}:not([data-theme])`, `${scope}${named}`, `${scope} ${named}`];
  return (theme === 'light' ? [scope, ...places] : places).join(',');
}

/** Where the device decides: the page has no named theme. */
const unnamed = (scope: string | undefined): string =>
  scope === undefined ? ':root:not([data-theme])' : `:root:not([data-theme]) ${scope}:not([data-theme])`;
