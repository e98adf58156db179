/** The few SVG helpers all drawing modules share. */

/** A position in the picture: x to the right, y down. */
export type Point = [x: number, y: number];

/** A position and the size of what is drawn there. */
export type Spot = [x: number, y: number, size: number];

/** Above this value a tenth of a unit is not worth two characters. */
const WHOLE_FROM = 24;

/** Formats a short number. */
export const n = (value: number) => {
  const text = (Math.abs(value) >= WHOLE_FROM ? Math.round(value) : Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
};

export const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (radius: number, degrees: number): Point => [
  Math.cos(rad(degrees)) * radius,
  Math.sin(rad(degrees)) * radius,
];

/**
 * transform="…" for one placed thing.
 *
 *
 *   squash shrinks along squashAngle (degrees), which tilts a round bloom away from the viewer
 */
export function place(
  x: number,
  y: number,
  {
    turn = 0,
    scale = 1,
    flip = false,
    squash = 1,
    squashAngle = 0,
  }: { turn?: number; scale?: number; flip?: boolean; squash?: number; squashAngle?: number } = {},
) {
  const tilt =
    squash === 1 ? '' : `rotate(${n(squashAngle)})scale(${Math.round(squash * 100) / 100} 1)rotate(${n(-squashAngle)})`;
  const s = Math.round(scale * 1000) / 1000;
  const size = flip ? `scale(${-s} ${s})` : s === 1 ? '' : `scale(${s})`;
  return `transform="translate(${n(x)} ${n(y)})${tilt}${turn ? `rotate(${n(turn)})` : ''}${size}"`;
}

export const group = (attributes: string, content: string) => `<g ${attributes}>${content}</g>`;

/**
 * `opacity` on a shape makes the renderer composite a whole layer (about 3 ms each at 1200 px); on its fill or stroke
 * it costs nothing.
 */
const cheapOpacity = (more: string, which: string) =>
  more && ` ${more.replace(/(^| )opacity=/, `$1${which}-opacity=`)}`;
const paint = (fill: string) => (fill === 'none' ? 'stroke' : 'fill');

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${cheapOpacity(more, paint(fill))}/>`;
/** Always sets the stroke opacity, because blooms are in groups that set a faint one for petal outlines. */
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"${more.includes('opacity=') ? '' : ' stroke-opacity="1"'}${cheapOpacity(more, 'stroke')}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${cheapOpacity(more, paint(fill))}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${cheapOpacity(more, paint(fill))}/>`;
export const use = (id: string, transform: string, more = '') =>
  `<use href="#${id}" ${transform}${more && ` ${more}`}/>`;
export const polygon = (points: Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A smooth curve through points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0];
  const start = at(0);
  let d = `M${n(start[0])} ${n(start[1])}`;
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}
