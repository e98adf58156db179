/** Forty people: demo accounts, employees of sellers, and buyers. */
import type { PictureSpec } from '../pictures/spec.ts';

export interface DemoPerson {
  nickname: string;
  firstName: string;
  lastName: string;
  gender: 'MAN' | 'WOMAN' | 'PREFER_NOT_TO_SAY';
  /** Slug of the city; null: not chosen yet. */
  city: string | null;
  phone: string;
  email: string | null;
  bio: string;
  avatar: PictureSpec | null;
  isAdministration: boolean;
  daysAgo: number;
}

/** Accounts printed by the launcher; they share a password. */
export const demoAccounts = [
  'shopper',
  'shopper-2',
  'florist',
  'lena.sokolova',
  'marina-flor',
  'kurier-ilya',
  'editor-demo',
  'admin',
] as const;
export const DEMO_PASSWORD = 'vetka-demo';

type Row = [nickname: string, first: string, last: string, who: 'f' | 'm', city: string | null, bio: string];

const ROWS: Row[] = [
  ['shopper', 'Анна', 'Лебедева', 'f', 'nizhniy-novgorod', 'Дарю цветы без повода и коллекционирую вазы.'],
  ['shopper-2', 'Илья', 'Морозов', 'm', 'moskva', ''],
  [
    'florist',
    'Ольга',
    'Веснина',
    'f',
    'nizhniy-novgorod',
    'Флорист, основатель мастерской «Мята и пион». Знаю, что делать с поникшей гортензией.',
  ],
  [
    'editor-demo',
    'Мария',
    'Колесникова',
    'f',
    'sankt-peterburg',
    'Пишу о цветах, садах и людях, которые встают в пять утра.',
  ],
  ['admin', 'Николай', 'Ветров', 'm', 'moskva', 'Слежу, чтобы на «Ветке» было спокойно.'],
  ['lena.sokolova', 'Елена', 'Соколова', 'f', 'nizhniy-novgorod', 'Управляю мастерской и помню все адреса.'],
  ['marina-flor', 'Марина', 'Белова', 'f', 'nizhniy-novgorod', 'Флорист. Люблю анемоны и тишину.'],
  ['kurier-ilya', 'Илья', 'Рябов', 'm', 'nizhniy-novgorod', 'Вожу пионы на велосипеде.'],
  ['anna-pokrovka', 'Анна', 'Гурьева', 'f', 'nizhniy-novgorod', 'Выращиваю гортензии во дворе на Покровке.'],
  ['dasha.l', 'Дарья', 'Лукина', 'f', 'nizhniy-novgorod', 'Флорист и немного керамист.'],
  ['tanya-polevaya', 'Татьяна', 'Громова', 'f', 'suzdal', 'Два гектара ромашек и одна собака.'],
  ['petr.gromov', 'Пётр', 'Громов', 'm', 'suzdal', 'Кошу, вожу, чиню.'],
  ['gleb-roses', 'Глеб', 'Назаров', 'm', 'moskva', 'Розы, и только розы.'],
  ['vika_m', 'Виктория', 'Мальцева', 'f', 'moskva', 'Собираю сто одну розу за двадцать минут.'],
  ['timur.k', 'Тимур', 'Каримов', 'm', 'moskva', ''],
  ['sergey-green', 'Сергей', 'Зимин', 'm', 'moskva', 'Спасаю фикусы.'],
  ['nina.fikus', 'Нина', 'Фролова', 'f', 'moskva', 'Говорю с монстерами, они отвечают листьями.'],
  ['denis-tulip', 'Денис', 'Крылов', 'm', 'sankt-peterburg', 'Сорок тысяч луковиц под Гатчиной.'],
  ['sveta.k', 'Светлана', 'Котова', 'f', 'sankt-peterburg', ''],
  ['aliya-lavka', 'Алия', 'Сафина', 'f', 'kazan', 'Корзины, ива и хорошие новости.'],
  ['rustam.v', 'Рустам', 'Валеев', 'm', 'kazan', ''],
  ['polina-cake', 'Полина', 'Жукова', 'f', 'nizhniy-novgorod', 'Пеку торты, на которых живут цветы.'],
  ['oleg.b', 'Олег', 'Бушуев', 'm', 'nizhniy-novgorod', ''],
  ['ksenia-vosk', 'Ксения', 'Орлова', 'f', 'sankt-peterburg', 'Лью свечи, пока город спит.'],
  ['irina-sever', 'Ирина', 'Уварова', 'f', 'ekaterinburg', 'Знаю, как довезти розу в минус тридцать.'],
  ['max.u', 'Максим', 'Ушаков', 'm', 'ekaterinburg', ''],
  [
    'yulia-veter',
    'Юлия',
    'Мельник',
    'f',
    'krasnodar',
    'Свадебный флорист. Двести букетов невесты и ни одного одинакового.',
  ],
  ['artem.s', 'Артём', 'Савченко', 'm', 'krasnodar', ''],
  ['pavel-sib', 'Павел', 'Ермаков', 'm', 'novosibirsk', 'Цветы, шары и сибирское спокойствие.'],
  ['olya.n', 'Ольга', 'Нестерова', 'f', 'novosibirsk', ''],
  ['katya_bloom', 'Екатерина', 'Смирнова', 'f', 'nizhniy-novgorod', 'Учусь флористике второй год, ищу мастерскую.'],
  ['verochka', 'Вера', 'Титова', 'f', 'kazan', 'Рисую открытки и завожу слишком много растений.'],
  ['dmitry.p', 'Дмитрий', 'Поляков', 'm', 'moskva', 'Забываю даты, но не букеты.'],
  ['alina-s', 'Алина', 'Степанова', 'f', 'sankt-peterburg', 'Цветы вместо кофе.'],
  ['kirill_n', 'Кирилл', 'Новиков', 'm', 'ekaterinburg', ''],
  ['zhenya.m', 'Евгения', 'Макарова', 'f', 'voronezh', 'Мама двоих и сорока фиалок.'],
  ['roman-t', 'Роман', 'Терентьев', 'm', 'novosibirsk', 'Дарю ромашки, потому что Роман.'],
  ['lyudmila.a', 'Людмила', 'Андреева', 'f', 'yaroslavl', 'Учитель литературы, получаю астры с 1989 года.'],
  ['stepan-g', 'Степан', 'Гусев', 'm', 'tyumen', ''],
  ['nadya_k', 'Надежда', 'Кузнецова', 'f', 'krasnodar', 'Сад, розы, варенье.'],
];

function personOf([nickname, firstName, lastName, who, city, bio]: Row, index: number): DemoPerson {
  return {
    nickname,
    firstName,
    lastName,
    gender: who === 'f' ? 'WOMAN' : 'MAN',
    city,
    phone: `+7900${String(1_000_001 + index * 1_317)}`,
    email: index % 3 === 1 && index > 5 ? null : `${nickname.replaceAll(/[._-]/g, '')}@vetka.example`,
    bio,
    // The new shopper has not uploaded a picture yet.
    avatar: nickname === 'shopper-2' ? null : { scene: 'portrait', seed: 17 + index * 37, who },
    isAdministration: nickname === 'admin',
    daysAgo: nickname === 'shopper-2' ? 1 : 700 - index * 16,
  };
}

export const demoPeople: DemoPerson[] = ROWS.map(personOf);
