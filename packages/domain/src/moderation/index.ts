import type { AuditKind, ComplaintKind, ComplaintReason, ModerationSign } from './schema.ts';

export type * from './schema.ts';
export * from './jobs.ts';
export * from './people.ts';
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

export const moderationSignLabels: Record<ModerationSign, string> = {
  LINK: 'Ссылка от нового человека',
  CONTACTS: 'Телефон или мессенджер',
  CAPITALS: 'Почти всё заглавными',
  STOP_WORDS: 'Слова из стоп-списка',
  SHOWN_AGAIN: 'Было скрыто, автор показал снова',
};

/** Common reasons for hiding, worded for the author. They can be edited before they are sent. */
export const hideTemplates: readonly { label: string; words: string }[] = [
  { label: 'Реклама', words: 'Под чужими публикациями нельзя рекламировать своё и звать на другие сайты.' },
  { label: 'Грубость', words: 'Спорить можно, грубить нельзя: в тексте оскорбление или угроза.' },
  { label: 'Контакты', words: 'В тексте телефон, мессенджер или ссылка. Договаривайтесь в чате «Ветки».' },
  { label: 'Чужое', words: 'Фото или текст не ваши. Публикуйте своё или укажите автора с его согласия.' },
  { label: 'Личные данные', words: 'В публикации данные другого человека, а его согласия не видно.' },
  { label: 'Не по теме', words: 'Это не о цветах, подарках или покупке, и другим не поможет.' },
];

interface KindLabels {
  /** «Товар»: a heading. */
  name: string;
  /** «Пожаловаться на товар». */
  complainAbout: string;
  /** «Ваш товар скрыт». */
  hidden: string;
  /** «Ваш товар снова виден». */
  restored: string;
}

export const complaintKindLabels: Record<ComplaintKind, KindLabels> = {
  PRODUCT: { name: 'Товар', complainAbout: 'товар', hidden: 'Ваш товар скрыт', restored: 'Ваш товар снова виден' },
  REVIEW: { name: 'Отзыв', complainAbout: 'отзыв', hidden: 'Ваш отзыв скрыт', restored: 'Ваш отзыв снова виден' },
  COMMENT: {
    name: 'Комментарий',
    complainAbout: 'комментарий',
    hidden: 'Ваш комментарий скрыт',
    restored: 'Ваш комментарий снова виден',
  },
  ARTICLE: {
    name: 'Статья',
    complainAbout: 'статью',
    hidden: 'Ваша статья снята с публикации',
    restored: 'Ваша статья снова опубликована',
  },
  PHOTO: { name: 'Фото', complainAbout: 'фото', hidden: 'Ваше фото скрыто', restored: 'Ваше фото снова видно' },
  PROFILE: {
    name: 'Профиль',
    complainAbout: 'профиль',
    hidden: 'Ваш профиль скрыт',
    restored: 'Ваш профиль снова виден',
  },
  SHOP: { name: 'Магазин', complainAbout: 'магазин', hidden: 'Ваш магазин скрыт', restored: 'Ваш магазин снова виден' },
  MESSAGE: {
    name: 'Сообщение',
    complainAbout: 'сообщение',
    hidden: 'Ваше сообщение скрыто',
    restored: 'Ваше сообщение снова видно',
  },
};

export const auditKindLabels: Record<AuditKind, string> = {
  PRODUCT: 'Товар',
  REVIEW: 'Отзыв',
  COMMENT: 'Комментарий',
  ARTICLE: 'Статья',
  PHOTO: 'Фото',
  PROFILE: 'Профиль',
  SHOP: 'Магазин',
  MESSAGE: 'Сообщение',
  DISPUTE: 'Спор',
  PLAN: 'Подписка',
  PLAN_ORDER: 'Порядок подписок',
  PROMOTION: 'Акция',
  SYNONYM: 'Синоним',
  DOCUMENT: 'Документ',
  PEOPLE: 'Поиск людей',
  REDIRECT: 'Переадресация',
  PAGE_TEXTS: 'Тексты страницы',
  JOB: 'Задание',
  JOBS: 'Задания',
  DIFFERENCE: 'Расхождение',
  BOOKS: 'Сверка с банком',
  RECEIPT: 'Чек',
  BANNER: 'Баннер',
  BANNER_ORDER: 'Порядок баннеров',
  CATEGORY: 'Категория',
  CATEGORY_ORDER: 'Дерево категорий',
  COMMISSION_RULE: 'Комиссия',
  FACET: 'Признак',
  FACET_VALUE: 'Значение признака',
  FACET_ORDER: 'Порядок признаков',
};

/** The description of an administration call, in the past tense and without a subject. */
export const auditCallLabels: Readonly<Record<string, string>> = {
  'goods.moderate': 'Решение о товаре',
  'goods.forbid': 'Запрет товара',
  'goods.undoModeration': 'Отмена решения о товаре',
  'goods.addCategory': 'Категория добавлена',
  'goods.changeCategory': 'Категория изменена',
  'goods.arrangeCategories': 'Категории переставлены',
  'goods.removeCategory': 'Категория удалена',
  'goods.restoreCategory': 'Категория возвращена',
  'goods.addFacet': 'Признак добавлен',
  'goods.changeFacet': 'Признак изменён',
  'goods.removeFacet': 'Признак удалён',
  'goods.orderFacets': 'Порядок признаков изменён',
  'goods.addFacetValue': 'Значение добавлено',
  'goods.changeFacetValue': 'Значение изменено',
  'goods.orderFacetValues': 'Порядок значений изменён',
  'goods.removeFacetValue': 'Значение удалено',
  'goods.restoreFacetValue': 'Значение возвращено',
  'opening.moderate': 'Решение об открытии магазина',
  'opening.undoModeration': 'Отмена решения об открытии',
  'payout.hold': 'Выплаты магазину приостановлены',
  'payout.release': 'Выплаты магазину возобновлены',
  'commission.add': 'Правило комиссии добавлено',
  'commission.end': 'Правило комиссии заканчивается',
  'commission.keep': 'Конец правила комиссии отменён',
  'reconciliation.resolve': 'Решение о расхождении с банком',
  'reconciliation.run': 'Сверка с банком по просьбе',
  'reconciliation.upload': 'Загружен реестр банка',
  'receipt.correct': 'Чек коррекции',
  'payout.payByHand': 'Перевод магазину записан',
  'moderation.decide': 'Решение по жалобе',
  'moderation.undo': 'Решение отменено',
  'moderation.answerAppeal': 'Ответ на обжалование',
  'desk.decideDispute': 'Решение спора',
  'offer.createPlatformPlan': 'Подписка добавлена',
  'offer.editPlatformPlan': 'Подписка изменена',
  'offer.switchPlatformPlan': 'Подписка включена или скрыта',
  'offer.orderPlatformPlans': 'Порядок подписок изменён',
  'promotion.create': 'Акция добавлена',
  'promotion.edit': 'Акция изменена',
  'promotion.switch': 'Акция остановлена или запущена',
  'search.addSynonym': 'Синоним добавлен',
  'search.changeSynonym': 'Синоним изменён',
  'search.removeSynonym': 'Синоним удалён',
  'moderation.findPeople': 'Искали человека',
  'moderation.openPerson': 'Открыта карточка человека',
  'moderation.blockPerson': 'Вход человеку закрыт',
  'moderation.unblockPerson': 'Вход человеку открыт',
  'page.addRedirect': 'Переадресация добавлена',
  'page.changeRedirect': 'Переадресация изменена',
  'page.removeRedirect': 'Переадресация удалена',
  'page.addBanner': 'Баннер добавлен',
  'page.changeBanner': 'Баннер изменён',
  'page.switchBanner': 'Баннер включён или выключен',
  'page.removeBanner': 'Баннер удалён',
  'page.orderBanners': 'Порядок баннеров изменён',
  'page.addTexts': 'Тексты страницы добавлены',
  'page.changeTexts': 'Тексты страницы изменены',
  'page.removeTexts': 'Тексты страницы удалены',
  'moderation.repeatJob': 'Задание повторяется',
  'moderation.repeatJobs': 'Задания повторяются',
  'moderation.removeJob': 'Задание убрано',
  'legal.addDraft': 'Черновик документа добавлен',
  'legal.changeDraft': 'Черновик документа изменён',
  'legal.removeDraft': 'Черновик документа удалён',
  'legal.plan': 'Редакция документа объявлена',
  'legal.withdraw': 'Редакция документа отозвана',
};
