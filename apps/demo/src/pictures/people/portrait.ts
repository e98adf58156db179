import { HAIRCUTS, type Sex } from './haircuts.ts';
import { PALETTES } from '../palette.ts';
import { Sheet } from '../sheet.ts';
import { bloomSymbol } from '../flowers/blooms.ts';
import { circle, ellipse, n, path, place, stroke, use, type Spot } from '../svg.ts';
import { createRandom, type Random } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';

/** Side of a portrait and of a logo. */
export const SIZE = 400;

interface Look {
  skin: string;
  hair: string;
  cloth: string;
  back: string;
}

interface Traits {
  who: Sex;
  eyes: 'open' | 'smiling';
  mouth: 'open' | 'smile';
  browLift: number;
  glasses: boolean;
  beard: boolean;
  earrings: boolean;
}

type Neckline = 'crew' | 'vee' | 'collar' | 'apron' | 'turtle' | 'scarf';

const NECKLINES: Neckline[] = ['crew', 'vee', 'collar', 'apron', 'turtle', 'scarf'];

type Headwear = 'beret' | 'knit' | 'kerchief' | 'flower' | 'none';

const WOMENS_HATS: Headwear[] = ['beret', 'knit', 'kerchief', 'flower', 'flower'];
const MENS_HATS: Headwear[] = ['knit', 'beret'];

const LIGHT_PALETTES = Object.values(PALETTES).filter((palette) => !palette.dark);

/** Branches behind the shoulders: position and angle. */
const BRANCHES: Spot[] = [
  [52, 400, 14],
  [350, 404, -12],
];

const INK = '#3a2823';

const SKINS = ['#f8d9c4', '#f3c9ab', '#e9b48f', '#d99a72', '#b97a52', '#8d5a3b', '#fbe2d3', '#f0c4a4'];

const HAIRS = [
  '#2b211f',
  '#4a3026',
  '#6e4630',
  '#96673f',
  '#c8975a',
  '#e2bf86',
  '#a5492c',
  '#8d8a88',
  '#d8d3cc',
  '#5c3a3a',
];

const CLOTHES = [
  '#c0656f',
  '#5f8299',
  '#6f8a5f',
  '#d0914f',
  '#8467a0',
  '#3f4c63',
  '#e6dccb',
  '#a54f34',
  '#4e7d6c',
  '#e9b9b0',
];

function shoulders(look: Look, style: Neckline) {
  const { cloth, skin } = look;
  const fold = darken(cloth, 0.22);
  const body = path('M64 400C66 326 122 300 200 300S334 326 336 400Z', cloth);
  const neck =
    path('M170 232V292C170 320 230 320 230 292V232Z', darken(skin, 0.1)) +
    path('M170 258Q200 282 230 258V246H170Z', darken(skin, 0.24), 'opacity=".5"');
  const necklines: Record<Neckline, string> = {
    crew: path('M160 302Q200 342 240 302Q200 318 160 302Z', fold),
    vee: path('M164 300L200 360L236 300Q200 316 164 300Z', skin) + stroke('M164 300L200 360L236 300', fold, 6),
    collar:
      path('M162 298L200 334L178 356L146 306Z', lighten(cloth, 0.4)) +
      path('M238 298L200 334L222 356L254 306Z', lighten(cloth, 0.4)),
    apron:
      path('M152 304L160 400H240L248 304L234 300L226 344H174L166 300Z', lighten(look.back, 0.2)) +
      stroke('M174 344H226', fold, 3),
    turtle:
      path('M164 268Q200 284 236 268L240 312Q200 330 160 312Z', cloth) +
      stroke('M164 284Q200 300 236 284', fold, 3, 'opacity=".6"'),
    scarf:
      path('M146 292Q200 340 254 292L262 320Q200 366 138 320Z', mix(cloth, '#fff6e6', 0.55)) +
      path('M222 330L252 400H218L206 340Z', mix(cloth, '#fff6e6', 0.42)),
  };
  return (
    body + neck + necklines[style] + stroke('M112 400Q112 366 122 350M288 400Q288 366 278 350', fold, 4, 'opacity=".5"')
  );
}

/** Eyes, brows, nose, mouth, cheeks. */
function face(look: Look, traits: Traits) {
  const shade = darken(look.skin, 0.28);
  const brow = darken(look.hair, 0.25);
  const eyes =
    traits.eyes === 'smiling'
      ? stroke('M164 186Q174 174 184 186M216 186Q226 174 236 186', INK, 4.6)
      : ellipse(175, 186, 5.6, 7, INK) +
        ellipse(225, 186, 5.6, 7, INK) +
        circle(177, 183, 1.9, '#fff') +
        circle(227, 183, 1.9, '#fff');
  const lashes =
    traits.who === 'f' && traits.eyes !== 'smiling' ? stroke('M164 180L170 180M236 180L230 180', INK, 3) : '';
  const mouth =
    traits.mouth === 'open'
      ? path('M178 226Q200 232 222 226Q216 250 200 250T178 226Z', '#9c3f45') +
        path('M182 228Q200 233 218 228L215 235Q200 238 185 235Z', '#fff')
      : stroke('M180 228Q200 246 220 228', traits.who === 'f' ? '#b34a55' : darken(look.skin, 0.5), 5);
  return (
    stroke(
      `M162 ${n(166 + traits.browLift)}Q174 158 186 165M214 165Q226 158 238 ${n(166 + traits.browLift)}`,
      brow,
      4.4,
    ) +
    eyes +
    lashes +
    stroke('M200 190Q194 208 198 212Q203 215 207 211', shade, 3.6) +
    mouth +
    ellipse(158, 216, 14, 9, '#e8756d', 'opacity=".28"') +
    ellipse(242, 216, 14, 9, '#e8756d', 'opacity=".28"')
  );
}

function extras(look: Look, traits: Traits) {
  let out = '';
  if (traits.beard) {
    out +=
      path(
        'M142 196C144 262 168 280 200 280S256 262 258 196C250 216 240 222 226 218Q200 210 174 218C160 222 150 216 142 196Z',
        look.hair,
      ) + stroke('M182 232Q200 246 218 232', lighten(look.skin, 0.1), 5);
  }
  if (traits.glasses) {
    out +=
      `<g fill="#ffffff" fill-opacity=".16" stroke="${darken(look.cloth, 0.45)}" stroke-width="4.5"><circle cx="174" cy="187" r="21"/><circle cx="226" cy="187" r="21"/></g>` +
      stroke('M195 185Q200 181 205 185M153 184L142 180M247 184L258 180', darken(look.cloth, 0.45), 4.5);
  }
  if (traits.earrings) out += circle(139, 222, 5.6, '#e0b25a') + circle(261, 222, 5.6, '#e0b25a');
  return out;
}

/** Headwear: beret, knitted hat, kerchief, a flower behind the ear. */
function headwear(sheet: Sheet, look: Look, kind: Headwear, random: Random) {
  const colour = look.cloth;
  switch (kind) {
    case 'beret':
      return (
        path(
          'M124 128C112 84 168 54 226 62C284 70 302 104 280 124C240 104 170 108 124 128Z',
          mix(colour, '#7d2433', 0.3),
        ) + circle(214, 58, 7, darken(colour, 0.3))
      );
    case 'knit':
      return (
        path('M132 138C126 70 168 54 200 54S274 70 268 138Z', colour) +
        path('M124 128H276Q282 152 274 156H126Q118 152 124 128Z', lighten(colour, 0.3)) +
        stroke('M148 132V152M172 132V152M196 132V152M220 132V152M244 132V152', darken(colour, 0.2), 3, 'opacity=".5"') +
        circle(200, 46, 20, lighten(colour, 0.4))
      );
    case 'kerchief':
      return (
        path('M134 190C122 108 162 76 200 76S278 108 266 190C262 140 240 112 200 110S138 140 134 190Z', colour) +
        path('M176 262L200 300L226 262L214 290L236 316L200 302L166 318L188 290Z', darken(colour, 0.12))
      );
    case 'flower':
      return (
        use(
          bloomSymbol(
            sheet,
            random.pick(['peony', 'rose', 'daisy', 'ranunculus']),
            random.pick(['pink', 'white', 'coral', 'honey']),
            random,
          ),
          place(258, 132, { scale: 0.34 }),
        ) + use(sprigSymbol(sheet, 'broad', 'fresh', random), place(272, 144, { turn: 120, scale: 0.22 }))
      );
    case 'none':
      return '';
  }
}

/** A friendly bust; everything except the sex depends on the seed. */
export function portrait(seed: number, who: Sex): string {
  const random = createRandom(`portrait/${seed}`);
  const sheet = new Sheet();
  const palette = random.pick(LIGHT_PALETTES);
  const cut = random.pick(HAIRCUTS.filter((each) => each.who === who));
  const look: Look = {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    cloth: random.pick(CLOTHES),
    back: mix(palette.wall[0], palette.wall[1], 0.7),
  };
  const traits: Traits = {
    who,
    eyes: random.pick(['open', 'open', 'smiling']),
    mouth: random.pick(['open', 'smile', 'smile']),
    browLift: random.spread(3),
    glasses: random.chance(0.26),
    beard: who === 'm' && random.chance(0.42),
    earrings: who === 'f' && random.chance(0.5),
  };
  const wears = random.chance(0.3) ? random.pick(who === 'f' ? WOMENS_HATS : MENS_HATS) : 'none';
  const neckline = random.pick(NECKLINES);
  const backdrop =
    path(`M0 0H${SIZE}V${SIZE}H0Z`, look.back) + circle(200, 190, 168, lighten(look.back, 0.4), 'opacity=".5"');
  const sprigs = random.chance(0.4)
    ? BRANCHES.map(([x, y, turn]) =>
        use(
          sprigSymbol(
            sheet,
            random.pick(['ruscus', 'fern', 'eucalyptus', 'olive']),
            random.pick(palette.leaves),
            random,
          ),
          place(x, y, { turn, scale: 1.15 }),
        ),
      ).join('')
    : '';
  const head =
    ellipse(140, 196, 12, 17, darken(look.skin, 0.08)) +
    ellipse(260, 196, 12, 17, darken(look.skin, 0.08)) +
    path('M140 172C138 120 166 98 200 98S262 120 260 172C262 228 234 266 200 266S138 228 140 172Z', look.skin);
  const sheen = cut.over && stroke('M166 112Q192 96 222 104', lighten(look.hair, 0.35), 5, 'opacity=".5"');
  const body =
    (cut.behind && path(cut.behind, darken(look.hair, 0.16))) +
    shoulders(look, neckline) +
    head +
    face(look, traits) +
    extras(look, traits) +
    (cut.over && path(cut.over, look.hair)) +
    (wears === 'none' || wears === 'flower' ? sheen : '') +
    headwear(sheet, look, wears, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${sheet.markup()}${backdrop}${sprigs}${body}</svg>`;
}
