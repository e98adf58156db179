import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Карта для MapView на растровых тайлах: `leafletProvider`, рисует Leaflet.',
  aliases: ['leaflet', 'тайлы', 'openstreetmap', 'osm', 'плитки'],
  use: [
    'Свой сервер тайлов или договор с поставщиком: `leafletProvider({ tiles, attribution })`.',
    'Leaflet ставит приложение: `npm install leaflet@1.9`. Код, 43 кБ, загружается с первой картой; стили Leaflet не нужны.',
    'Тайлы `tile.openstreetmap.org` – для проверки: правила OpenStreetMap запрещают на них рассчитывать, требуют подписи «© Участники OpenStreetMap» со ссылкой на openstreetmap.org/copyright и заголовка Referer. Для покупателей возьмите свой сервер или платный.',
    'Политике безопасности страницы нужен адрес тайлов в `img-src`; `style-src` менять не надо.',
  ],
  instead: [
    ['Другой поставщик: Яндекс Карты, 2ГИС, MapLibre', 'MapView'],
    ['Нужен только список мест', 'RadioGroup'],
  ],
  anatomy: ['Тайлы; в тёмной теме приглушены', 'Метки набора', 'Подпись под картой'],
  keys: [['Ctrl + колесо', 'Приближает; без Ctrl колесо листает страницу.']],
  speech: ['Ничего своего: звучит список MapView.'],
  words: ['Подпись – как просит владелец данных: «© Участники OpenStreetMap».'],
};
