import { sample } from './ColourSample.css.ts';

/** A small round colour swatch, as SVG: a colour from data can't be a class. */
export function ColourSample({ colour }: { colour: string }) {
  return (
    <svg className={sample} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={colour} stroke="#000" strokeOpacity="0.14" />
    </svg>
  );
}
