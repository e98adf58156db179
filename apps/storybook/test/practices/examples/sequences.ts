import { one, onKeys, rove } from './behaviour.ts';
import { drop, remove, rename, set, swallow, type Example } from './example.ts';

const slide = '[aria-roledescription="слайд"]';
export const carousel: Example = {
  html: `<section aria-roledescription="карусель" aria-label="Новинки"><div aria-live="off"></div><button>Дальше</button>
    <div role="group" aria-roledescription="слайд" aria-label="1 из 2">Пионы</div><div role="group" aria-roledescription="слайд" aria-label="2 из 2">Розы</div></section>`,
  defects: {
    'a row that snaps to its items is a carousel': () => {
      const section = one('section');
      section.removeAttribute('aria-roledescription');
      section.innerHTML =
        '<ul style="display: flex; overflow: auto; scroll-snap-type: x mandatory; width: 100px"><li style="flex: none; width: 90px">1</li><li style="flex: none; width: 90px">2</li></ul>';
    },
    'it is a group or region': rename('section', 'div'),
    'it has a name, which does not repeat what it is': set('section', 'aria-label', 'Карусель новинок'),
    'its slides are groups that say what they are': drop(slide, 'role'),
    'every slide has a name': drop(slide, 'aria-label'),
    'it does not announce slides that move by themselves': remove('button'),
  },
};

const article = 'article';
export const feed: Example = {
  html: `<button id="before">До</button><div role="feed" aria-label="Новости">${[1, 2].map((place) => `<article tabindex="0" aria-label="Новость ${place}" aria-describedby="d${place}" aria-posinset="${place}" aria-setsize="2"><p id="d${place}">Пионы</p></article>`).join('')}</div><button id="after">После</button>`,
  start: () =>
    onKeys(article, {
      PageDown: (element) => void rove(article, element, 1, false),
      PageUp: (element) => void rove(article, element, -1, false),
      'Control+End': () => one('#after').focus(),
      'Control+Home': () => one('#before').focus(),
    }),
  defects: {
    'it has a name': drop('[role="feed"]', 'aria-label'),
    'it holds articles': rename(article, 'div'),
    'every article has a name': drop(article, 'aria-label'),
    'every article can have the focus': drop(article, 'tabindex'),
    'every article says its place and their number': drop(article, 'aria-setsize'),
    'an article is described only by what exists': set(article, 'aria-describedby', 'nowhere'),
    'Page Down moves to the next article': swallow('PageDown'),
    'Page Up moves to the previous article': swallow('PageUp'),
    'Control+End leaves the feed': swallow('End'),
    'Control+Home leaves the feed': swallow('Home'),
  },
};

export const breadcrumb: Example = {
  html: `<nav aria-label="Путь"><ol><li><a href="#main">Главная</a></li><li><a href="#roses" aria-current="page">Розы</a></li></ol></nav>`,
  defects: {
    'it is a landmark with a name': drop('nav', 'aria-label'),
    'a link to the page itself says that it is the current one': drop('[aria-current]', 'aria-current'),
  },
};

export const landmarks: Example = {
  html: `<main><nav aria-label="Разделы"></nav><nav aria-label="Путь"></nav><div role="region" aria-label="Отзывы">Отзывы</div></main>`,
  defects: {
    'a region has a name': drop('[role="region"]', 'aria-label'),
    'one of several of a kind has a name': drop('nav', 'aria-label'),
    'there is one main part': () => document.body.append(document.createElement('main')),
  },
};
