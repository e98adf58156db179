import { moves, press, until } from '../keys.ts';
import { hasName, isLabelled, isOneOf, refersWell, shownIn, tabStops } from '../elements.ts';
import type { Practice } from '../practice.ts';

const slidesOf = (carousel: HTMLElement) =>
  shownIn(carousel, '[aria-roledescription], [role="tabpanel"]').filter((slide) => slide !== carousel);

/** A row that snaps to its items sideways, which sighted people see as a carousel, unless its items are options. */
const isSnapping = (row: HTMLElement): boolean =>
  row.childElementCount > 1 &&
  row.closest('[role="radiogroup"]') === null &&
  row.scrollWidth > row.clientWidth + 1 &&
  /^(?:x|inline)/.test(getComputedStyle(row).scrollSnapType);

const isSlide = (element: HTMLElement) =>
  element.parentElement?.closest('[aria-roledescription]') != null && !element.querySelector('[aria-roledescription]');

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export const carousel: Practice = {
  pattern: 'carousel',
  find: '[aria-roledescription], div, ul, ol',
  isOne: (element) =>
    element.hasAttribute('aria-roledescription')
      ? !isSlide(element)
      : isSnapping(element) && element.parentElement?.closest('[aria-roledescription]') == null,
  markup: {
    'a row that snaps to its items is a carousel': (element) => element.hasAttribute('aria-roledescription'),
    'it is a group or region': (element) =>
      element.hasAttribute('aria-roledescription')
        ? isOneOf(element, 'role', ['group', 'region']) || element.localName === 'section'
        : undefined,
    'it has a name, which does not repeat what it is': (element) => {
      const kind = (element.ariaRoleDescription ?? '').toLowerCase();
      return kind === '' ? undefined : isLabelled(element) && !(element.ariaLabel ?? '').toLowerCase().includes(kind);
    },
    'its slides are groups that say what they are': (element) =>
      element.hasAttribute('aria-roledescription')
        ? slidesOf(element).length > 0 &&
          slidesOf(element).every((slide) => isOneOf(slide, 'role', ['group', 'region', 'tabpanel']))
        : undefined,
    'every slide has a name': (element) =>
      slidesOf(element).length > 0 ? slidesOf(element).every((slide) => isLabelled(slide)) : undefined,
    'it does not announce slides that move by themselves': (element) =>
      shownIn(element, '[aria-live]').length > 0 ? tabStops(element).length > 0 : undefined,
  },
  keyboard: {},
};

const articlesOf = (feed: HTMLElement) => shownIn(feed, '[role="article"], article');

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/ */
export const feed: Practice = {
  pattern: 'feed',
  find: '[role="feed"]',
  markup: {
    'it has a name': isLabelled,
    'it holds articles': (element) => articlesOf(element).length > 0,
    'every article has a name': (element) => articlesOf(element).every(isLabelled),
    'every article can have the focus': (element) =>
      articlesOf(element).every((article) => article.hasAttribute('tabindex')),
    'every article says its place and their number': (element) =>
      articlesOf(element).every(
        (article) => Number(article.ariaPosInSet) > 0 && Number.isInteger(Number(article.ariaSetSize ?? NaN)),
      ),
    'an article is described only by what exists': (element) => {
      const described = articlesOf(element).filter((article) => article.hasAttribute('aria-describedby'));
      return described.length === 0 ? undefined : described.every((article) => refersWell(article, 'aria-describedby'));
    },
  },
  keyboard: {
    'Page Down moves to the next article': (element) =>
      moves(articlesOf(element)[0], 'PageDown', articlesOf(element)[1]),
    'Page Up moves to the previous article': (element) =>
      moves(articlesOf(element)[1], 'PageUp', articlesOf(element)[0]),
    'Control+End leaves the feed': async (element) => {
      articlesOf(element)[0]?.focus();
      await press('Control+End');
      return until(() => !element.contains(document.activeElement));
    },
    'Control+Home leaves the feed': async (element) => {
      articlesOf(element)[0]?.focus();
      await press('Control+Home');
      return until(() => !element.contains(document.activeElement));
    },
  },
};

const lastStepOf = (nav: HTMLElement) => nav.querySelector<HTMLElement>('ol > li:last-child :is(a, span)');

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export const breadcrumb: Practice = {
  pattern: 'breadcrumb',
  find: 'nav:has(> ol > li)',
  // Numbers are the pages of a list.
  isOne: (nav) => !/\d/.test(lastStepOf(nav)?.textContent ?? '1'),
  markup: {
    'it is a landmark with a name': hasName,
    'a link to the page itself says that it is the current one': (nav) =>
      lastStepOf(nav)?.matches('a[href]') ? lastStepOf(nav)?.getAttribute('aria-current') === 'page' : undefined,
  },
  keyboard: {},
};

const landmarkOf = (element: HTMLElement): string =>
  element.role ??
  { nav: 'navigation', main: 'main', aside: 'complementary', search: 'search' }[element.localName] ??
  '';
const landmarkSelector =
  'nav, main, aside, search, [role="navigation"], [role="main"], [role="complementary"], [role="search"], [role="region"], [role="banner"], [role="contentinfo"]';

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/ */
export const landmarks: Practice = {
  pattern: 'landmarks',
  find: landmarkSelector,
  markup: {
    'a region has a name': (element) => (landmarkOf(element) === 'region' ? isLabelled(element) : undefined),
    'one of several of a kind has a name': (element) => {
      const same = shownIn(document, landmarkSelector).filter((other) => landmarkOf(other) === landmarkOf(element));
      return same.length > 1 ? isLabelled(element) : undefined;
    },
    'there is one main part': (element) =>
      landmarkOf(element) === 'main' ? shownIn(document, 'main, [role="main"]').length === 1 : undefined,
  },
  keyboard: {},
};
