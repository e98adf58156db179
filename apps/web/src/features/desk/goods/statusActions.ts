import type { GoodsStatus } from '@vetka/domain/goods';

/** The label of a status button, and the message when it is done. */
export const statusActions: Record<GoodsStatus, { label: string; done: string }> = {
  PUBLISHED: { label: 'На витрину', done: 'Товар на витрине' },
  HIDDEN: { label: 'Скрыть', done: 'Товар скрыт' },
  ARCHIVED: { label: 'В архив', done: 'Товар в архиве' },
  DRAFT: { label: 'В черновики', done: 'Товар в черновиках' },
};

/** The first publication waits for the administration. */
export const doneText = (status: GoodsStatus, wasPublished: boolean): string =>
  status === 'PUBLISHED' && !wasPublished ? 'Отправили на проверку' : statusActions[status].done;
