import { channelsOf, contrastOf } from '../styles/contrast.ts';
import { color, type ColorToken, type ThemeName } from '../styles/tokens.ts';

const black = '#000000';
const white = '#FFFFFF';

/** One `#RRGGBB` colour with a share, 0 to 1, of another. */
function mix(hex: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(hex).map((channel, place) => channel + ((others[place] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Moves a colour towards another until it is readable with all of these. */
function moveUntil(hex: string, end: string, needs: number, ...others: readonly string[]): string {
  const shares = Array.from({ length: 51 }, (_, step) => step / 50);
  const isReadable = (candidate: string) => others.every((other) => contrastOf(candidate, other) >= needs);
  return shares.map((share) => mix(hex, end, share)).find(isReadable) ?? end;
}

interface Recipe {
  /** How much lighter the colour itself is to begin with. */
  lift: number;
  /** Where it moves to become readable. */
  end: string;
  needs: number;
  /** Share of the colour in its quiet fill. */
  fill: number;
}

const recipes: Record<ThemeName, Recipe> = {
  light: { lift: 0, end: black, needs: 4.5, fill: 0.12 },
  dark: { lift: 0.35, end: white, needs: 4.5, fill: 0.18 },
  contrast: { lift: 0, end: black, needs: 7, fill: 0.08 },
};

type Shade = 'main' | 'hover' | 'press' | 'on' | 'soft' | 'softHover' | 'ink';

function shadesIn(theme: ThemeName, hex: string): Record<Shade, string> {
  const { lift, end, needs, fill } = recipes[theme];
  const [surface, ground, sunken, quiet] = [color.surface, color.ground, color.sunken, color.ink2].map(
    (token) => token[theme],
  ) as [string, string, string, string];
  const readable = moveUntil(mix(hex, white, lift), end, needs, surface, ground, sunken);
  const soft = moveUntil(mix(surface, readable, fill), surface, needs, quiet);
  const main = moveUntil(readable, end, needs, soft);
  return {
    main,
    hover: mix(main, end, 0.18),
    press: mix(main, end, 0.34),
    on: end === black ? white : moveUntil(mix(main, black, 0.85), black, needs, main),
    soft,
    softHover: mix(soft, main, 0.08),
    ink: moveUntil(main, end, needs, mix(soft, main, 0.08)),
  };
}

/** The shades of one brand colour in the three themes. */
export function shadesOf(hex: string): Record<Shade, ColorToken> {
  const [light, dark, contrast] = [shadesIn('light', hex), shadesIn('dark', hex), shadesIn('contrast', hex)];
  const token = (shade: Shade): ColorToken => ({
    light: light[shade],
    dark: dark[shade],
    contrast: contrast[shade],
  });
  return {
    main: token('main'),
    hover: token('hover'),
    press: token('press'),
    on: token('on'),
    soft: token('soft'),
    softHover: token('softHover'),
    ink: token('ink'),
  };
}
