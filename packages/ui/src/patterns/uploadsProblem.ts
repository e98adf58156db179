import type { UploadItem } from '../components/UploadField/index.ts';

const isGoing = ({ state }: UploadItem) => state === 'uploading' || state === 'waiting';
const hasFailed = ({ state }: UploadItem) => state === 'failed';

/** Why chosen photographs can't be sent with a form yet, or `undefined`. */
export function uploadsProblem(items: readonly UploadItem[]): string | undefined {
  if (items.some(hasFailed)) return 'Не все фото загрузились. Повторите загрузку или уберите их';
  if (items.some(isGoing)) return 'Фото ещё загружаются. Подождите немного и попробуйте снова';
  return undefined;
}
