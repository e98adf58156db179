import type { PluralForms } from '@vetka/domain/plural';
import { createContext, use } from 'react';

/**
 * Every word that the kit itself says. A word that is left out stays Russian; its default is beside the component that
 * says it, so that a page loads only the words of its components. Functions build sentences and choose plural forms.
 */
export interface Words {
  // Layers
  /** «Закрыть» */
  close?: string | undefined;
  /** «Отмена» */
  cancel?: string | undefined;
  /** «Назад» */
  back?: string | undefined;
  /** «Подтвердите действие» */
  confirm?: string | undefined;
  /** «Вы уверены?» */
  areYouSure?: string | undefined;
  /** «Да» */
  yes?: string | undefined;
  /** «Нет» */
  no?: string | undefined;
  /** «Уведомления» */
  notices?: string | undefined;
  /** «В корзине» */
  inCart?: string | undefined;
  // Waiting and lists
  /** «Загружаем» */
  loading?: string | undefined;
  /** «Загрузка» */
  spinner?: string | undefined;
  /** «Страница загружается» */
  pageLoading?: string | undefined;
  /** «Показать ещё» */
  showMore?: string | undefined;
  /** «Показано 12 из 40» */
  shownOf?: ((shown: number, total: number) => string) | undefined;
  /** «Хлебные крошки» */
  breadcrumbs?: string | undefined;
  /** «Страницы» */
  pages?: string | undefined;
  /** «Страница 3» */
  pageOf?: ((page: number) => string) | undefined;
  /** «Предыдущая страница» */
  previousPage?: string | undefined;
  /** «Следующая страница» */
  nextPage?: string | undefined;
  /** «На главную» */
  toHome?: string | undefined;
  // Pictures
  /** «карусель» */
  carousel?: string | undefined;
  /** «слайд» */
  slide?: string | undefined;
  /** «Назад» */
  backward?: string | undefined;
  /** «Вперёд» */
  forward?: string | undefined;
  /** «снимок» */
  picture?: string | undefined;
  /** «Фото 2» */
  photo?: ((place: number) => string) | undefined;
  /** «Фотографии: букет» */
  photos?: ((label: string) => string) | undefined;
  /** «2 из 5» */
  placeOf?: ((place: number, total: number) => string) | undefined;
  /** «Предыдущее фото» */
  previousPhoto?: string | undefined;
  /** «Следующее фото» */
  nextPhoto?: string | undefined;
  /** «Увеличить» */
  zoomIn?: string | undefined;
  /** «Уменьшить» */
  zoomOut?: string | undefined;
  // Prices and ratings
  /** «от» */
  from?: string | undefined;
  /** «старая цена» */
  oldPrice?: string | undefined;
  /** «скидка» */
  discount?: string | undefined;
  /** «Меньше: количество» */
  fewer?: ((label: string) => string) | undefined;
  /** «Больше: количество» */
  more?: ((label: string) => string) | undefined;
  /** «Оценка 4,8 из 5» */
  rating?: ((rating: string) => string) | undefined;
  /** «4,8 из 5» */
  ofFive?: ((rating: string) => string) | undefined;
  /** «2 звезды» */
  starCount?: ((count: number) => string) | undefined;
  /** «21 отзыв» */
  reviewCount?: ((count: number) => string) | undefined;
  /** «Ужасно» … «Отлично» */
  ratingWords?: Readonly<Record<number, string>> | undefined;
  // Fields
  /** «Очистить» */
  clear?: string | undefined;
  /** «Поиск» */
  search?: string | undefined;
  /** «Выберите» */
  choose?: string | undefined;
  /** «Показать пароль» */
  showPassword?: string | undefined;
  /** «От, До» */
  rangeEnds?: readonly [from: string, to: string] | undefined;
  /** «Пусто» */
  empty?: string | undefined;
  /** «Недоступно» */
  unavailable?: string | undefined;
  /** «Найдено 3 адреса» */
  found?: ((count: number, forms: PluralForms) => string) | undefined;
  /** «вариант, варианта, вариантов» */
  optionForms?: PluralForms | undefined;
  /** «Ищем» */
  searching?: string | undefined;
  /** «Ничего не найдено» */
  nothingFound?: string | undefined;
  /** «Адрес» */
  address?: string | undefined;
  /** «Укажите дом» */
  needsHouse?: string | undefined;
  /** «Добавьте номер дома, чтобы курьер вас нашёл» */
  addHouse?: string | undefined;
  /** «Такого адреса не нашли. Можно вписать его целиком» */
  noAddress?: string | undefined;
  /** «Подсказки сейчас недоступны. Впишите адрес целиком» */
  noSuggestions?: string | undefined;
  /** «адрес, адреса, адресов» */
  addressForms?: PluralForms | undefined;
  /** «Город» */
  city?: string | undefined;
  /** «Например, Казань» */
  cityExample?: string | undefined;
  /** «Такого города нет в списке» */
  noCity?: string | undefined;
  /** «Выберите город из списка» */
  chooseCity?: string | undefined;
  /** «город, города, городов» */
  cityForms?: PluralForms | undefined;
  // Dates
  /** «дд.мм.гггг» */
  dateExample?: string | undefined;
  /** «Выберите дату» */
  chooseDate?: string | undefined;
  /** «Изменить дату, выбрано 8 марта 2027» */
  changeDate?: ((date: string) => string) | undefined;
  /** «Загружаем календарь» */
  calendarLoading?: string | undefined;
  /** «Предыдущий месяц» */
  previousMonth?: string | undefined;
  /** «Следующий месяц» */
  nextMonth?: string | undefined;
  /** «Сегодня» */
  today?: string | undefined;
  /** «выбрано» */
  chosen?: string | undefined;
  /** «Выберите дату не раньше 1 марта 2027» */
  tooEarly?: ((date: string) => string) | undefined;
  /** «Выберите дату не позже 31 марта 2027» */
  tooLate?: ((date: string) => string) | undefined;
  /** «Введите дату полностью: день, месяц и год» */
  dateIncomplete?: string | undefined;
  /** «Такой даты нет в календаре» */
  noSuchDate?: string | undefined;
  /** «начало периода, конец периода, весь период» */
  periodEnds?: Readonly<Record<'first' | 'last' | 'only', string>> | undefined;
  // Files and order
  /** «Добавить» */
  addFile?: string | undefined;
  /** «Повторить» */
  retry?: string | undefined;
  /** «Загрузка: букет.jpg» */
  uploading?: ((name: string) => string) | undefined;
  /** «Переставить: букет.jpg» */
  reorder?: ((name: string) => string) | undefined;
  /** «Убрать: букет.jpg» */
  remove?: ((name: string) => string) | undefined;
  /** «букет.jpg: место 2 из 5» */
  moved?: ((name: string, place: number, total: number) => string) | undefined;
  /** «Переместить: пионы» */
  move?: ((name: string) => string) | undefined;
  /** «Выше: пионы» */
  moveUp?: ((name: string) => string) | undefined;
  /** «Ниже: пионы» */
  moveDown?: ((name: string) => string) | undefined;
  // Theme
  /** «Тема оформления» */
  theme?: string | undefined;
  /** «Светлая, Тёмная, Контраст, Авто» */
  themeNames?: Readonly<Record<'light' | 'dark' | 'contrast' | 'system', string>> | undefined;
  // Working with data
  /** «Выбрать все» */
  chooseAll?: string | undefined;
  /** «Выбрать: пионы» */
  chooseRow?: ((name: string) => string) | undefined;
  /** «Таблица: товары» */
  tableOf?: ((caption: string) => string) | undefined;
  /** «Выбрано 3» */
  chosenCount?: ((count: number) => string) | undefined;
  /** «Снять выделение» */
  clearSelection?: string | undefined;
  /** «Категории: выбрано» */
  chosenOf?: ((label: string) => string) | undefined;
  /** «Больше 3 вариантов не выбрать.» */
  noMore?: ((max: number) => string) | undefined;
  /** «Не больше 3» */
  atMost?: ((max: number) => string) | undefined;
  /** «График» */
  chart?: string | undefined;
  /** «Таблица» */
  table?: string | undefined;
  /** «Вид: выручка» */
  viewOf?: ((title: string) => string) | undefined;
  /** «Скопировано» */
  copied?: string | undefined;
  /** «Не получилось скопировать» */
  copyFailed?: string | undefined;
  /** «раньше не было» */
  noneBefore?: string | undefined;
  /** «, готово», «», «, впереди» */
  stepStates?: Readonly<Record<'done' | 'current' | 'ahead', string>> | undefined;
  /** «Изменить» */
  change?: string | undefined;
  /** «Изменить: доставка» */
  changeOf?: ((title: string) => string) | undefined;
  /** «Что сделать» */
  whatToDo?: string | undefined;
  /** «Найдено: 3» */
  foundCount?: ((count: number) => string) | undefined;
  /** «День» */
  day?: string | undefined;
  /** «Время» */
  time?: string | undefined;
  /** «чч:мм» */
  timeExample?: string | undefined;
  /** «Напишите время как 09:30» */
  noSuchTime?: string | undefined;
  /** «Не раньше 09:00» */
  timeTooEarly?: ((time: string) => string) | undefined;
  /** «Не позже 21:00» */
  timeTooLate?: ((time: string) => string) | undefined;
  /** «Открыть в Картах» */
  openInMaps?: string | undefined;
  /** «Загружаем карту» */
  mapLoading?: string | undefined;
  /** «Карта не загрузилась» */
  mapFailed?: string | undefined;
  /** «Приблизить» */
  mapCloser?: string | undefined;
  /** «Отдалить» */
  mapFarther?: string | undefined;
  // The frame of an application
  /** «К содержанию» */
  toContent?: string | undefined;
  /** «Разделы» */
  sections?: string | undefined;
  /** «Ещё» */
  moreSections?: string | undefined;
  /** «Свернуть меню» */
  collapseMenu?: string | undefined;
  /** «Развернуть меню» */
  expandMenu?: string | undefined;
  // Formatted texts
  /** «Оформление текста» */
  formatting?: string | undefined;
  /** «Заголовок, Подзаголовок, Жирный, Курсив, Ссылка, Список, Нумерованный список, Цитата, Отменить, Вернуть» */
  formatNames?:
    | Readonly<
        Record<
          | 'heading2'
          | 'heading3'
          | 'bold'
          | 'italic'
          | 'link'
          | 'bulletList'
          | 'orderedList'
          | 'quote'
          | 'undo'
          | 'redo',
          string
        >
      >
    | undefined;
  /** «Ссылка» */
  link?: string | undefined;
  /** «Страница этого сайта или другой сайт» */
  linkHint?: string | undefined;
  /** «Такой адрес не откроется. Пример: https://example.ru» */
  linkUnfit?: string | undefined;
  /** «Готово» */
  done?: string | undefined;
  /** «Убрать ссылку» */
  removeLink?: string | undefined;
  /** «Редактор не загрузился. Обновите страницу» */
  editorNotLoaded?: string | undefined;
  // Forms that the browser validates
  /** «Поле обязательно для заполнения» */
  fieldRequired?: string | undefined;
  /** «Проверьте, правильно ли заполнено» */
  fieldUnfit?: string | undefined;
  /** «Напишите почту целиком: anna@example.ru» */
  emailUnfit?: string | undefined;
  /** «Поле должно быть не менее 3 символов» */
  tooShort?: ((length: number) => string) | undefined;
  /** «Поле должно быть не более 3 символов» */
  tooLong?: ((length: number) => string) | undefined;
  /** «Не меньше 3» */
  tooSmall?: ((least: string) => string) | undefined;
  /** «Не больше 3» */
  tooBig?: ((most: string) => string) | undefined;
}

export const WordsContext = createContext<Words>({});

/**
 * The words of the nearest `WordsProvider`; none without one. Every use gives its Russian default:
 * `const { close = 'Закрыть' } = useWords();`
 */
export const useWords = (): Words => use(WordsContext);
