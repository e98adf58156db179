/** Chat rooms with history. */
export interface DemoMessage {
  /** Nickname of the sender. */
  from: string;
  text: string;
  /** Minutes before the room's last message. */
  minutesBefore: number;
  isInvite?: boolean;
}

export interface DemoRoom {
  /** Slug of the participating service, and nicknames of the people. */
  service: string | null;
  people: string[];
  lastMinutesAgo: number;
  /** Number of messages at the end not read by the first person. */
  unread: number;
  messages: DemoMessage[];
}

const said = (from: string, text: string, minutesBefore: number): DemoMessage => ({ from, text, minutesBefore });

export const demoRooms: DemoRoom[] = [
  {
    service: 'myata-i-pion',
    people: ['shopper'],
    lastMinutesAgo: 14,
    unread: 2,
    messages: [
      said('shopper', 'Здравствуйте! Можно к пионам добавить побольше эвкалипта?', 190),
      said('florist', 'Добрый день, Анна! Конечно, добавим две ветки без доплаты.', 184),
      said('shopper', 'Спасибо. И открытку подпишите, пожалуйста, от руки.', 180),
      said('florist', 'Подпишем. Каким цветом чернил вам больше нравится?', 176),
      said('shopper', 'Зелёным, если есть.', 170),
      said('lena.sokolova', 'Есть! Букет будет готов около двух.', 60),
      said('lena.sokolova', 'Букет готов, ленту взяли светлую, под пионы. Всё правильно?', 6),
      said('florist', 'Если хочется темнее ленту, поменяем за минуту.', 0),
    ],
  },
  {
    service: 'sladkiy-tsekh',
    people: ['shopper'],
    lastMinutesAgo: 320,
    unread: 0,
    messages: [
      said('shopper', 'Добрый день! Торт на восемь человек — это какой вес?', 95),
      said('polina-cake', 'Здравствуйте! Берите 1,8 кг: хватит и на добавку.', 80),
      said('shopper', 'А можно без орехов? У дочки аллергия.', 74),
      said('polina-cake', 'В «Пудре» орехов нет, и печём мы её в отдельный день. Не переживайте.', 66),
      said('shopper', 'Прекрасно, оформляю.', 0),
    ],
  },
  {
    service: 'zelyonyy-ugol',
    people: ['shopper'],
    lastMinutesAgo: 4_300,
    unread: 0,
    messages: [
      said('shopper', 'У монстеры желтеет нижний лист. Это страшно?', 1_500),
      said('nina.fikus', 'Если один и внизу — нет, так она отпускает старое. Пришлите фото земли.', 1_440),
      said('shopper', 'Земля мокрая уже неделю.', 1_430),
      said('nina.fikus', 'Вот и причина. Не поливайте десять дней и поднимите горшок на керамзит.', 1_420),
      said('shopper', 'Помогло, спасибо вам!', 0),
    ],
  },
  {
    service: null,
    people: ['shopper', 'katya_bloom'],
    lastMinutesAgo: 1_500,
    unread: 1,
    messages: [
      said('katya_bloom', 'Аня, привет! Это ты прислала анонимные гортензии?', 30),
      said('shopper', 'Не понимаю, о чём ты.', 22),
      said('katya_bloom', 'Почерк на открытке тебя выдал. Спасибо, они чудесные.', 0),
    ],
  },
  {
    service: 'myata-i-pion',
    people: ['katya_bloom'],
    lastMinutesAgo: 700,
    unread: 1,
    messages: [
      said(
        'katya_bloom',
        'Здравствуйте! Видела, что вам нужен флорист. Два года собираю букеты, могу прийти на пробный день.',
        600,
      ),
      said(
        'florist',
        'Катя, добрый день! Портфолио понравилось, особенно сухоцветы. Приходите в четверг к восьми.',
        420,
      ),
      said('katya_bloom', 'Буду! Секатор брать свой?', 400),
      {
        from: 'florist',
        text: 'Приглашаем вас в «Мяту и пион» на должность флориста.',
        minutesBefore: 0,
        isInvite: true,
      },
    ],
  },
  {
    service: 'rozovyy-sad',
    people: ['dmitry.p'],
    lastMinutesAgo: 9_000,
    unread: 0,
    messages: [
      said('dmitry.p', 'Нужна сто одна роза к шести утра. Успеете?', 40),
      said('gleb-roses', 'Успеем, ночная смена на месте. Поднимем на этаж.', 31),
      said('dmitry.p', 'Вы спасли мой брак.', 0),
    ],
  },
];
