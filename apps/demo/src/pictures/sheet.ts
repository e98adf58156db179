import { mix, type Tone } from './colour.ts';
import { LIGHT_STEPS } from './light.ts';

/** One stop of a gradient: offset, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];

/** Collects gradients and reusable drawings of one picture. */
export class Sheet {
  private readonly defs = new Map<string, string>();
  /** Maximum number of drawings per flower or leaf. */
  readonly variants: number;
  /** Whether petals have a fine outline. */
  readonly outlines: boolean;

  constructor({ variants = 3, outlines = false }: { variants?: number; outlines?: boolean } = {}) {
    this.outlines = outlines;
    this.variants = variants;
  }

  /** */
  define(id: string, draw: () => string) {
    if (!this.defs.has(id)) {
      this.defs.set(id, ''); // reserves the place before a nested definition
      this.defs.set(id, draw());
    }
    return id;
  }

  /** a drawing to place with use() */
  symbol(id: string, draw: () => string) {
    return this.define(id, () => `<g id="${id}">${draw()}</g>`);
  }

  /** offset, colour, opacity attributes */
  linear(id: string, stops: Stop[], axis = 'x1="0" y1="0" x2="0" y2="1"') {
    return `url(#${this.define(id, () => `<linearGradient id="${id}" ${axis}>${stopMarkup(stops)}</linearGradient>`)})`;
  }

  /** */
  radial(id: string, stops: Stop[], axis = '') {
    return `url(#${this.define(id, () => `<radialGradient id="${id}" ${axis}>${stopMarkup(stops)}</radialGradient>`)})`;
  }

  /** Petal fill: root at the bottom of the shape, lit tip at the top. */
  petal(tone: Tone, step: number) {
    const t = Math.max(0, Math.min(LIGHT_STEPS, step)) / LIGHT_STEPS;
    const id = `p${tone.base.slice(1)}${Math.round(t * LIGHT_STEPS)}`;
    return this.linear(id, [
      [0, mix(tone.light, tone.base, t * 0.95)],
      [0.45, mix(tone.base, tone.deep, t * 0.45)],
      [1, mix(tone.deep, tone.core, 0.1 + t * 0.5)],
    ]);
  }

  /** Round body lit from the upper left. */
  ball(tone: Tone) {
    return this.radial(
      `b${tone.base.slice(1)}`,
      [
        [0, tone.light],
        [0.5, tone.base],
        [1, tone.deep],
      ],
      'cx=".36" cy=".3" r=".75"',
    );
  }

  /** Upright cylinder lit from the left. */
  column(tone: Tone) {
    return this.linear(
      `c${tone.base.slice(1)}`,
      [
        [0, mix(tone.base, tone.deep, 0.35)],
        [0.2, mix(tone.base, tone.light, 0.55)],
        [0.5, tone.base],
        [0.85, mix(tone.base, tone.deep, 0.75)],
        [1, mix(tone.base, tone.deep, 0.55)],
      ],
      'x1="0" x2="1" y1="0" y2="0"',
    );
  }

  /** Soft shadow that fades out at its edge. */
  shadow(colour: string) {
    return this.radial(`s${colour.slice(1)}`, [
      [0, colour, 0.62],
      [0.45, colour, 0.36],
      [0.75, colour, 0.1],
      [1, colour, 0],
    ]);
  }

  /** Shadow disc under a bloom: dark almost to its edge, so that it is visible beyond the petals. */
  halo(colour: string) {
    return this.radial(`k${colour.slice(1)}`, [
      [0.5, colour, 0.6],
      [0.78, colour, 0.34],
      [0.9, colour, 0.12],
      [1, colour, 0],
    ]);
  }

  markup() {
    return `<defs>${[...this.defs.values()].join('')}</defs>`;
  }
}

const stopMarkup = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');
