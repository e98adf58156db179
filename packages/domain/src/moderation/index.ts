import type { ComplaintKind, ComplaintReason } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const complaintReasonLabels: Record<ComplaintReason, string> = {
  SPAM: 'Спам или реклама',
  ABUSE: 'Оскорбления и угрозы',
  DECEPTION: 'Обман',
  ADULT: 'Насилие или сцены для взрослых',
  PERSONAL_DATA: 'Чужие личные данные',
  COPYRIGHT: 'Чужие фото или текст',
  OTHER: 'Другое',
};

interface KindLabels {
  /** «Товар»: a heading. */
  name: string;
  /** «Пожаловаться на товар». */
  complainAbout: string;
  /** «Ваш товар скрыт». */
  hidden: string;
}

export const complaintKindLabels: Record<ComplaintKind, KindLabels> = {
  PRODUCT: { name: 'Товар', complainAbout: 'товар', hidden: 'Ваш товар скрыт' },
  REVIEW: { name: 'Отзыв', complainAbout: 'отзыв', hidden: 'Ваш отзыв скрыт' },
  COMMENT: { name: 'Комментарий', complainAbout: 'комментарий', hidden: 'Ваш комментарий скрыт' },
  ARTICLE: { name: 'Статья', complainAbout: 'статью', hidden: 'Ваша статья снята с публикации' },
  PHOTO: { name: 'Фото', complainAbout: 'фото', hidden: 'Ваше фото скрыто' },
  PROFILE: { name: 'Профиль', complainAbout: 'профиль', hidden: 'Ваш профиль скрыт' },
  SHOP: { name: 'Магазин', complainAbout: 'магазин', hidden: 'Ваш магазин скрыт' },
  MESSAGE: { name: 'Сообщение', complainAbout: 'сообщение', hidden: 'Ваше сообщение скрыто' },
};
