import type { UploadItem } from '../components/UploadField/index.ts';

const isGoing = ({ state }: UploadItem) => state === 'uploading' || state === 'waiting';
const hasFailed = ({ state }: UploadItem) => state === 'failed';

/** The rule of a form for its photographs: all that were chosen have arrived, or are on their way. */
export const allUploaded = (items: readonly UploadItem[]): string | undefined =>
  items.some(hasFailed) ? 'Не все фото загрузились. Повторите загрузку или уберите их' : undefined;

/** Why a form can't be sent just yet, though nothing is wrong with it. */
export const stillUploading = (items: readonly UploadItem[]): string | undefined =>
  items.some(isGoing) ? 'Фото ещё загружаются. Подождите немного и попробуйте снова' : undefined;
