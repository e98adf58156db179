/**
 * The design tokens as data. All styles derive from them; components see only `vars`. Lengths are CSS pixels, durations
 * milliseconds.
 */

/** A colour in the three themes. */
export interface ColorToken {
  light: string;
  dark: string;
  /** High contrast: white cards on a light grey page. */
  contrast: string;
}

/** Colours by purpose. */
export const color = {
  /** Page background. */
  ground: { light: '#FAF6EE', dark: '#121813', contrast: '#F2F2F2' },
  /** Cards, fields, panel foot. */
  surface: { light: '#FFFDF9', dark: '#1A211C', contrast: '#FFFFFF' },
  /** Popovers, toasts, menus. */
  raised: { light: '#FFFDF9', dark: '#232B25', contrast: '#FFFFFF' },
  /** Segments, footer, quiet stepper. */
  sunken: { light: '#F1EADD', dark: '#0D120E', contrast: '#E4E4E4' },
  /** Text. */
  ink: { light: '#1D2A22', dark: '#F2EEE4', contrast: '#000000' },
  /** Secondary text. */
  ink2: { light: '#5A645C', dark: '#A9B4AA', contrast: '#2B2F2C' },
  /** Hairlines only, never a control's border. */
  line: { light: '#E7DFD1', dark: '#2C352E', contrast: '#5A5A5A' },
  /** Border of a control. */
  control: { light: '#8A8577', dark: '#748077', contrast: '#3A3A3A' },
  /** Primary fill, link. */
  leaf: { light: '#1F5A3D', dark: '#8FCFA3', contrast: '#0B3D25' },
  /** Primary, hover. */
  leafHover: { light: '#184A32', dark: '#A5DCB6', contrast: '#082E1C' },
  /** Primary, pressed. */
  leafPress: { light: '#113A26', dark: '#BDE7CA', contrast: '#052013' },
  /** Text on primary. */
  onLeaf: { light: '#FFFFFF', dark: '#0C2014', contrast: '#FFFFFF' },
  /** Tonal fill, selection. */
  leafSoft: { light: '#E2ECDF', dark: '#22382A', contrast: '#E6F2E8' },
  /** Tonal, hover. */
  leafSoftHover: { light: '#D5E3D2', dark: '#2B4634', contrast: '#D2E7D6' },
  /** Text on tonal. */
  leafInk: { light: '#1B5137', dark: '#A6DDB6', contrast: '#0B3D25' },
  /** Second accent, focus, unread. */
  lilac: { light: '#6F4F9E', dark: '#C6ACEE', contrast: '#47287A' },
  /** Lilac fill. */
  lilacSoft: { light: '#ECE4F5', dark: '#33294A', contrast: '#F0EAF9' },
  /** Sale price, favourite, counter. */
  peony: { light: '#B02F5B', dark: '#F298B3', contrast: '#8A1240' },
  /** Peony fill. */
  peonySoft: { light: '#FBE5E9', dark: '#45232F', contrast: '#FDECEF' },
  /** Stars and histogram, graphics only. */
  honey: { light: '#BB7A0C', dark: '#E8B04A', contrast: '#7A4D05' },
  /** Honey fill. */
  honeySoft: { light: '#FAEBCB', dark: '#3E3013', contrast: '#FCF1D9' },
  /** Text on honey fill. */
  honeyInk: { light: '#7A4D05', dark: '#F2CE86', contrast: '#5A3800' },
  /** Text on sky fill. */
  sky: { light: '#2D5F84', dark: '#9CC7E6', contrast: '#163F5E' },
  /** Sky fill. */
  skySoft: { light: '#E0ECF3', dark: '#1E3342', contrast: '#E8F2F8' },
  /** Text on clay fill, price warning. */
  clay: { light: '#93492A', dark: '#EDB090', contrast: '#6B2E14' },
  /** Clay fill. */
  claySoft: { light: '#F7E4D8', dark: '#41291C', contrast: '#FBEEE6' },
  /** Error, destructive. */
  danger: { light: '#B3261E', dark: '#FF9C90', contrast: '#8F100A' },
  /** Error fill. */
  dangerSoft: { light: '#FBE4E0', dark: '#47211D', contrast: '#FDEBE8' },
  /** Text on danger. */
  onDanger: { light: '#FFFFFF', dark: '#3A0B07', contrast: '#FFFFFF' },
  /** Focus ring. */
  focus: { light: '#6F4F9E', dark: '#C6ACEE', contrast: '#47287A' },
  /** Behind dialogs. */
  scrim: { light: 'rgb(24 32 26 / 0.52)', dark: 'rgb(4 7 5 / 0.68)', contrast: 'rgb(0 0 0 / 0.72)' },
  /** Button over a picture. */
  veil: { light: 'rgb(255 253 249 / 0.88)', dark: 'rgb(26 33 28 / 0.86)', contrast: '#FFFFFF' },
  /** Loading block. */
  skeleton: { light: '#F1EADD', dark: '#202822', contrast: '#D6D6D6' },
  /** Banner background, the same in every theme. */
  forest: { light: '#1B3828', dark: '#1B3828', contrast: '#0B2417' },
  /** Text on the banner background. */
  onForest: { light: '#FAF6EE', dark: '#FAF6EE', contrast: '#FFFFFF' },
  /** Digits on a peony counter. */
  onPeony: { light: '#FFFFFF', dark: '#3B0A1B', contrast: '#FFFFFF' },
} as const satisfies Record<string, ColorToken>;

export type ColorName = keyof typeof color;

/** A pair that must be readable: `needs` is the WCAG 2.2 ratio (4.5 for text, 3 for graphics and control borders). */
export interface ContrastPair {
  text: ColorName;
  on: ColorName;
  needs: number;
}

export const contrastPairs: readonly ContrastPair[] = [
  { text: 'ink', on: 'ground', needs: 4.5 },
  { text: 'ink', on: 'surface', needs: 4.5 },
  { text: 'ink2', on: 'ground', needs: 4.5 },
  { text: 'ink2', on: 'surface', needs: 4.5 },
  { text: 'ink2', on: 'sunken', needs: 4.5 },
  { text: 'leaf', on: 'ground', needs: 4.5 },
  { text: 'leaf', on: 'surface', needs: 4.5 },
  { text: 'onLeaf', on: 'leaf', needs: 4.5 },
  { text: 'onLeaf', on: 'leafHover', needs: 4.5 },
  { text: 'leafInk', on: 'leafSoft', needs: 4.5 },
  { text: 'ink2', on: 'leafSoft', needs: 4.5 },
  { text: 'lilac', on: 'ground', needs: 4.5 },
  { text: 'lilac', on: 'lilacSoft', needs: 4.5 },
  { text: 'peony', on: 'ground', needs: 4.5 },
  { text: 'peony', on: 'peonySoft', needs: 4.5 },
  { text: 'honeyInk', on: 'honeySoft', needs: 4.5 },
  { text: 'honey', on: 'ground', needs: 3 },
  { text: 'honey', on: 'surface', needs: 3 },
  { text: 'sky', on: 'skySoft', needs: 4.5 },
  { text: 'clay', on: 'claySoft', needs: 4.5 },
  { text: 'clay', on: 'surface', needs: 4.5 },
  { text: 'danger', on: 'surface', needs: 4.5 },
  { text: 'danger', on: 'dangerSoft', needs: 4.5 },
  { text: 'onDanger', on: 'danger', needs: 4.5 },
  { text: 'control', on: 'ground', needs: 3 },
  { text: 'control', on: 'surface', needs: 3 },
  { text: 'focus', on: 'ground', needs: 3 },
  { text: 'focus', on: 'surface', needs: 3 },
  { text: 'focus', on: 'raised', needs: 3 },
  { text: 'focus', on: 'sunken', needs: 3 },
  { text: 'focus', on: 'leafSoft', needs: 3 },
  { text: 'control', on: 'raised', needs: 3 },
  { text: 'onForest', on: 'forest', needs: 4.5 },
  { text: 'onPeony', on: 'peony', needs: 4.5 },
];

/** Text and fill of categories, badges and monograms, chosen by index, never at random. */
export const colorPairs = [
  { text: 'leafInk', fill: 'leafSoft' },
  { text: 'lilac', fill: 'lilacSoft' },
  { text: 'peony', fill: 'peonySoft' },
  { text: 'honeyInk', fill: 'honeySoft' },
  { text: 'sky', fill: 'skySoft' },
  { text: 'clay', fill: 'claySoft' },
] as const satisfies readonly { text: ColorName; fill: ColorName }[];

export interface TypeSize {
  size: number;
  line: number;
}

/** One text style. `tablet` is 768 to 1279 px where it differs from the desktop. */
export interface TypeToken {
  weight: number;
  phone: TypeSize;
  tablet?: TypeSize;
  desktop: TypeSize;
  tracking?: string;
}

export const type = {
  display: {
    weight: 520,
    phone: { size: 36, line: 40 },
    tablet: { size: 44, line: 48 },
    desktop: { size: 64, line: 68 },
    tracking: '-0.032em',
  },
  h1: {
    weight: 520,
    phone: { size: 28, line: 34 },
    tablet: { size: 36, line: 42 },
    desktop: { size: 44, line: 48 },
    tracking: '-0.028em',
  },
  h2: { weight: 540, phone: { size: 22, line: 28 }, desktop: { size: 30, line: 36 }, tracking: '-0.02em' },
  h3: { weight: 560, phone: { size: 18, line: 24 }, desktop: { size: 20, line: 26 }, tracking: '-0.012em' },
  lead: { weight: 350, phone: { size: 17, line: 27 }, desktop: { size: 19, line: 30 } },
  body: { weight: 350, phone: { size: 16, line: 24 }, desktop: { size: 16, line: 24 } },
  label: { weight: 500, phone: { size: 15, line: 20 }, desktop: { size: 15, line: 20 } },
  small: { weight: 380, phone: { size: 14, line: 20 }, desktop: { size: 14, line: 20 } },
  micro: { weight: 450, phone: { size: 12, line: 16 }, desktop: { size: 12, line: 16 } },
  priceL: { weight: 580, phone: { size: 28, line: 32 }, desktop: { size: 36, line: 40 }, tracking: '-0.02em' },
  price: { weight: 580, phone: { size: 17, line: 22 }, desktop: { size: 20, line: 24 }, tracking: '-0.01em' },
} as const satisfies Record<string, TypeToken>;

export type TextName = keyof typeof type;

/** Spacing in pixels: steps of 8 with a half step of 4. */
export const space = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 72, 96] as const;

export type Space = (typeof space)[number];

/** `nested` is for thumbnails under 60 px and boxes inside a 12 px box. */
export const radius = { s: 12, l: 20, full: 999, nested: 8 } as const;

/**
 * Heights of controls. s: chip, icon button, row of a menu; m: button, tab; l: main button; field: text field, list. 44
 * is the least that a finger hits.
 */
export const control = { s: 44, m: 48, l: 56, field: 52 } as const;

/** 1: search field, selected segment; 2: toast, popover, cookie banner; 3: dialog, side panel. */
export const shadow = {
  1: {
    light: '0 1px 2px rgb(58 44 20 / 0.05), 0 4px 12px rgb(58 44 20 / 0.05)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.03), 0 4px 12px rgb(0 0 0 / 0.3)',
    contrast: '0 0 0 2px #000000',
  },
  2: {
    light: '0 2px 4px rgb(58 44 20 / 0.05), 0 12px 32px rgb(58 44 20 / 0.10)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.04), 0 12px 32px rgb(0 0 0 / 0.4)',
    contrast: '0 0 0 2px #000000',
  },
  3: {
    light: '0 4px 12px rgb(40 32 16 / 0.08), 0 32px 80px rgb(40 32 16 / 0.20)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.05), 0 32px 80px rgb(0 0 0 / 0.6)',
    contrast: '0 0 0 2px #000000',
  },
} as const satisfies Record<number, ColorToken>;

/** fast: press and hover; mid: chip, toast, tab; slow: drawer, panel, sheet. */
export const duration = { fast: 120, mid: 220, slow: 500 } as const;

/** out: for entering elements; inOut: for moving ones. */
export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.2, 1)' } as const;

/** Lower bounds of the breakpoints; below `sm` is a phone in portrait (xs, 320 and up). */
export const breakpoint = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Page container, its side margins and the column gap. */
export const layout = {
  maxWidth: 1440,
  gutter: { phone: 16, tablet: 24, desktop: 40 },
  gap: { phone: 12, tablet: 16, desktop: 24 },
} as const;

/** Photos are slightly dimmed on a dark page. */
export const pictureFilter = { light: 'none', dark: 'brightness(0.9) saturate(0.96)', contrast: 'none' } as const;

export type ThemeName = keyof ColorToken;
