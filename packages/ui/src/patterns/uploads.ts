import type { UploadItem } from '../components/UploadField/index.ts';

const isGoing = ({ state }: UploadItem) => state === 'uploading' || state === 'waiting';
const hasFailed = ({ state }: UploadItem) => state === 'failed';

/** Form rule for photos: all chosen ones are uploaded or uploading. */
export const allUploaded = (items: readonly UploadItem[]): string | undefined =>
  items.some(hasFailed) ? 'Не все фото загрузились. Повторите загрузку или уберите их' : undefined;

/** Why a valid form can't be submitted yet. */
export const stillUploading = (items: readonly UploadItem[]): string | undefined =>
  items.some(isGoing) ? 'Фото ещё загружаются. Подождите немного и попробуйте снова' : undefined;
