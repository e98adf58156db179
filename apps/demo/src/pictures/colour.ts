/** Colour arithmetic. All colours are plain #rrggbb. */

/** Four steps from the lit edge to the inner shadow. */
export interface Tone {
  light: string;
  base: string;
  deep: string;
  core: string;
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** Mixes two colours; share 0 gives the first. */
export function mix(from: string, to: string, share: number): string {
  const t = Math.max(0, Math.min(1, share));
  // Mixing squares approximates linear light, which keeps midtones from going muddy.
  const blended = [1, 3, 5].map((at) => Math.sqrt(channel(from, at) ** 2 * (1 - t) + channel(to, at) ** 2 * t));
  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Towards warm shade. */
export const darken = (hex: string, share: number) => mix(hex, '#2a1a22', share);
/** Towards warm light. */
export const lighten = (hex: string, share: number) => mix(hex, '#fffdf8', share);

/** A tone from one colour, for vessels, papers and ribbons. */
export const toneOf = (base: string): Tone => ({
  light: lighten(base, 0.5),
  base,
  deep: darken(base, 0.28),
  core: darken(base, 0.52),
});

/** A tone stated step by step. */
export const tone = (light: string, base: string, deep: string, core: string): Tone => ({ light, base, deep, core });
