import { vars } from '@vetka/ui/vars';

const { leaf, leafSoft, peony, peonySoft, line } = vars.color;

/** A flower with a heart for a bloom. Decorative: hidden from screen readers. */
export function HeartFlower() {
  return (
    <svg width="176" height="200" viewBox="0 0 176 200" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M88 186V92" stroke={leaf} strokeWidth="4" />
      <path d="M88 150c-26 0-40-16-40-40 26 0 40 16 40 40Z" fill={leafSoft} stroke={leaf} strokeWidth="3" />
      <path d="M88 132c0-24 14-38 40-40 2 26-14 40-40 40Z" fill={leaf} />
      <path
        d="M88 92C58 72 46 58 46 42c0-14 10-24 22-24 9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 10 22 24 0 16-12 30-42 50Z"
        fill={peonySoft}
        stroke={peony}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M48 188h80" stroke={line} strokeWidth="4" />
    </svg>
  );
}
