/** Named colours of petals and leaves. */
import { tone, type Tone } from './colour.ts';

export const TONES = {
  white: tone('#fffefb', '#f5f0e6', '#cbc1ae', '#98936f'),
  ivory: tone('#fffaf0', '#f7ead6', '#e0c8a4', '#bd9c68'),
  cream: tone('#fff5df', '#f8e2b6', '#e4bb7c', '#bd8748'),
  blush: tone('#fff1ed', '#f9d5cd', '#e6a49c', '#c26a6c'),
  pink: tone('#ffe0e6', '#f5a9ba', '#dc708b', '#ab3f62'),
  peony: tone('#ffc3d2', '#ec7497', '#c53f6d', '#86193f'),
  coral: tone('#ffd0bb', '#f79177', '#d95d47', '#9c322b'),
  peach: tone('#ffe7d2', '#fcc6a0', '#ea956b', '#ba5d3b'),
  honey: tone('#ffe9a3', '#f8c544', '#dd951c', '#9a5a0c'),
  lemon: tone('#fff8cf', '#fae684', '#e2bd42', '#a9841d'),
  red: tone('#f77f78', '#d4313d', '#9d172c', '#5c081a'),
  burgundy: tone('#c65d74', '#922744', '#5f112a', '#330617'),
  lilac: tone('#f5eafc', '#d6bbe9', '#aa84cc', '#714a99'),
  violet: tone('#cfb4f1', '#9069c8', '#643d9d', '#391c65'),
  blue: tone('#d9e6fb', '#95b5ea', '#5d82c8', '#345693'),
  sky: tone('#eef6fc', '#c3dcef', '#8cb2d4', '#557fa8'),
  lime: tone('#f4f8de', '#d5e09f', '#a7bb69', '#6c823a'),
  terracotta: tone('#f6caab', '#dc895f', '#b25a3c', '#733022'),
  mauve: tone('#f6e3e9', '#d8aebd', '#ac798f', '#73425b'),
} satisfies Record<string, Tone>;

/** Greens of leaves. */
export const LEAVES = {
  sage: tone('#c3d1b8', '#97ad8e', '#6b8468', '#455c47'),
  fresh: tone('#b5d08b', '#7fa960', '#52803f', '#31592c'),
  deep: tone('#86ab7d', '#4e7d55', '#315a3f', '#1d3b2b'),
  olive: tone('#cfcf94', '#a0a460', '#727a3f', '#4b5329'),
  silver: tone('#d6e0da', '#a9bdb4', '#7a938b', '#51695f'),
} satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;
export type LeafName = keyof typeof LEAVES;

export const petalTone = (name: ToneName): Tone => TONES[name];
export const leafTone = (name: LeafName): Tone => LEAVES[name];
