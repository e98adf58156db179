export type * from './schema.ts';
export * from './values.ts';

/** 20 MB: the check. The hint of the photo form says 10MB; both readings stand. */
export const maxUploadBytes = 20 * 2 ** 20;
export const uploadAccept = ['.png', '.jpg', '.jpeg'] as const;
/** Side of an upload thumbnail, CSS pixels. */
export const uploadThumbnailPx = 108;

export const uploadMessages = {
  image: 'Выберите другое изображение',
  file: 'Выберите другой файл. Максимальный размер файла: 20Мб',
  hint: 'PNG, JPG (макс. 10MB)',
  tooMany: (limit: number) => `Можно добавить не больше ${limit} фото`,
  tooSmall: (width: number, height: number) =>
    `Выберите изображение лучшего качества. Минимальный размер изображения: ${width}x${height}`,
} as const;

/** Widths that pictures are asked in, CSS pixels; the keys name the breakpoints. */
export const imageBreakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
export const imageDensities = [1, 2] as const;
export const imageFormat = 'webp';
