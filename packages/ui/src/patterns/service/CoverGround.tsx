import { corner } from '../../components/Image/Image.css.ts';
import { classes } from '../../internal/classes.ts';
import { pairClass } from '../../internal/pairs.ts';

/** A stem that grows up from the origin. */
const stem = 'M-2 0C6-70-8-130 1-205l4 1C-3-130 10-70 4 0z';

const leaves = [
  'M2-38c24-4 44-24 47-55-28 2-47 24-47 55zM-1-70c-24-4-44-24-47-55 28 2 47 24 47 55z',
  'M-2-108c21-4 38-21 41-48-24 2-41 21-41 48zM-1-138c-21-4-36-20-39-45 23 2 39 20 39 45z',
  'M2-196c14-14 14-38-1-56-14 18-13 42 1 56z',
].join('');

/** Where the sprigs stand along the ground, and how they lean. */
const places = [
  'translate(70 330) rotate(-14) scale(.9)',
  'translate(235 312) rotate(10) scale(.72)',
  'translate(430 330) rotate(-9) scale(1.05)',
  'translate(600 316) rotate(12) scale(.78)',
  'translate(765 330) rotate(-6) scale(1.12)',
  'translate(960 314) rotate(13) scale(.74)',
  'translate(1125 330) rotate(-11) scale(.98)',
];

/**
 * Sprigs on the colour pair of a shop, where it has no cover. Fills its box.
 * @param colorIndex the same as that of the shop's monogram
 */
export function CoverGround({ colorIndex }: { colorIndex: number }) {
  return (
    <svg
      className={classes(corner.picture, pairClass(colorIndex))}
      width="100%"
      height="100%"
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="currentColor" opacity="0.16">
        {places.map((transform) => (
          <g key={transform} transform={transform}>
            <path d={stem} />
            <path d={leaves} />
          </g>
        ))}
      </g>
    </svg>
  );
}
