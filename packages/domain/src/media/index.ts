export type * from './schema.ts';
export * from './values.ts';

/** The 20 MB limit that is enforced. The hint of the photo form says 10MB; the specification has both. */
export const maxUploadBytes = 20 * 2 ** 20;
export const uploadAccept = ['.png', '.jpg', '.jpeg'] as const;
/** Documents that can be uploaded besides pictures. Plain text has no signature and is recognised by its name. */
export const documentAccept = ['.pdf', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.txt', '.csv'] as const;
/**
 * How much a person with a new account may upload in a day, for themselves and for their shops together. Enough for the
 * first day of a shop with 200 products of five photos.
 */
export const dailyUploads = { files: 1000, kilobytes: 3 * 2 ** 20 } as const;
/** Size of an upload thumbnail, CSS pixels. */
export const uploadThumbnailPx = 108;

/** The largest picture that is decoded: pixels per side and in total, and the maximum aspect ratio. */
export const largestPicture = { side: 12_000, pixels: 50_000_000, aspect: 20 } as const;

export interface PixelSize {
  width: number;
  height: number;
}

/** The smallest pictures that look sharp where they are shown, at a pixel ratio of 2. */
export const imageMinimums = {
  avatar: { width: 160, height: 160 },
  photo: { width: 320, height: 320 },
} as const satisfies Record<string, PixelSize>;

export const isSmallerThan = (size: PixelSize, minimum: PixelSize): boolean =>
  size.width < minimum.width || size.height < minimum.height;

export const uploadMessages = {
  image: 'Выберите другое изображение',
  file: 'Выберите другой файл. Максимальный размер файла: 20Мб',
  hint: 'PNG, JPG (макс. 10MB)',
  tooLarge: 'Выберите другое изображение: не больше 12000 пикселей по стороне и 50 мегапикселей всего',
  tooNarrow: 'Выберите другое изображение: одна сторона не может быть длиннее другой больше чем в 20 раз',
  busy: 'Сейчас загружают много фото. Попробуйте ещё раз через несколько секунд',
  /** @param wait «5 часов» */
  dailyLimit: (wait: string) => `Вы загрузили много файлов за сутки. Продолжить можно через\u00A0${wait}`,
  tooMany: (limit: number) => `Можно добавить не больше ${limit} фото`,
  tooManyFiles: (limit: number) => `Можно добавить не больше ${limit} файлов`,
  tooSmall: (width: number, height: number) =>
    `Выберите изображение лучшего качества. Минимальный размер изображения: ${width}x${height}`,
} as const;

/** Widths that pictures are requested in, CSS pixels; the keys name the breakpoints. */
export const imageBreakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
/** Width for a list with two columns on a phone, device pixels. */
export const imageColumnWidth = 384;
/** Widths for a picture as wide as a phone, device pixels: a screen of density 1.75, and one of density 3. */
export const imagePhoneWidths = [672, 1088] as const;

/** Shapes (width : height) that the image server crops pictures to: those of wide covers, narrowest first. */
export const imageShapes = ['11:8', '16:10', '2:1', '9:4', '7:3', '5:2', '3:1', '15:4'] as const;
export type ImageShape = (typeof imageShapes)[number];

/** How much of what is cropped lies above what stays: flowers are above the middle of a picture. */
export const imageFocus = 0.4;

export const imageDensities = [1, 2] as const;
export const imageFormat = 'webp';
