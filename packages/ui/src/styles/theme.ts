import { color, control, duration, easing, pictureFilter, radius, shadow, space } from './tokens.ts';
import type { ColorName, Space, ThemeName } from './tokens.ts';

/** `Object.fromEntries` that keeps the key type. */
function record<Key extends string | number, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

const colorNames = Object.keys(color) as ColorName[];
const shadowNames = [1, 2, 3] as const satisfies (keyof typeof shadow)[];
const spaceNames: readonly Space[] = space;

/** Fallback fonts; the second has adjusted metrics, so that the swap shifts nothing. */
const fontFamily = "Geologica, 'Geologica Fallback', system-ui, sans-serif";

/** The part of the theme that changes with the colour scheme. */
export function makeScheme(name: ThemeName) {
  return {
    color: record(colorNames, (key) => color[key][name]),
    shadow: record(shadowNames, (key) => shadow[key][name]),
    filter: { picture: pictureFilter[name] as string },
  };
}

/** The part of the theme that is the same in every scheme. The stylesheet sets `layout` by width. */
export function makeMeasures() {
  return {
    space: record(spaceNames, (key) => `${key}px`),
    radius: record(['s', 'l', 'full', 'nested'] as const, (key) => `${radius[key]}px`),
    control: record(['s', 'm', 'l', 'field'] as const, (key) => `${control[key]}px`),
    duration: record(['fast', 'mid', 'slow'] as const, (key) => `${duration[key]}ms`),
    easing: record(['out', 'inOut'] as const, (key) => easing[key] as string),
    font: { family: fontFamily },
  };
}

/** Page margins, grid gap and picture corners, which depend on the window's width. */
const layoutShape = { gutter: '', gap: '', pictureRadius: '' };

/** Shape of the theme contract; only its keys matter. */
export const contractShape = { ...makeScheme('light'), ...makeMeasures(), layout: layoutShape };
