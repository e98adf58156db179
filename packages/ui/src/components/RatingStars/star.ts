const points = 5;
const outer = 10;
const inner = 4.4;

/** Vertex of a star on a 24 px grid: even ones are outer, odd ones inner. */
function corner(index: number, left: number): string {
  const angle = (index * Math.PI) / points - Math.PI / 2;
  const radius = index % 2 === 0 ? outer : inner;
  const x = left + 12 + radius * Math.cos(angle);
  const y = 12.6 + radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** Outline of a star that starts `left` px from the edge. */
export function starPath(left: number): string {
  return `M${Array.from({ length: points * 2 }, (_, index) => corner(index, left)).join('L')}Z`;
}

/** Width of a star with the following gap. */
export const starStep = 27;

/** Width of five stars. */
export const starsWidth = starStep * 4 + 24;

/** Five stars in a row as one outline. */
export const fiveStars = [0, 1, 2, 3, 4].map((index) => starPath(index * starStep)).join('');

/** «4,9». Not by `Intl`, whose first use takes longer than the rest of a card. */
export const formatRating = (value: number): string => (Math.round(value * 10) / 10).toFixed(1).replace('.', ',');
