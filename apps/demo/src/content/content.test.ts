import { isReservedSlug } from '@vetka/domain/account';
import { isInn, isOgrn, isOgrnip } from '@vetka/domain/requisites';
import { describe, expect, it } from 'vitest';
import { demoArticles } from './articles.ts';
import { articleText } from '@vetka/domain/article';
import { documentOf } from './article-body.ts';
import { demoCategories, ROOT_CATEGORY } from './categories.ts';
import { demoCities } from './cities.ts';
import { demoFacets } from './facets.ts';
import { flowerGenitives } from './flower-genitives.ts';
import { countedGenitive, flowerWords } from './grammar.ts';
import { demoOrders } from './orders.ts';
import { demoHomeBanners, demoSeo } from './pages.ts';
import { demoAccounts, demoPeople } from './people.ts';
import { demoPosts } from './posts.ts';
import { demoProducts, type DemoProduct } from './products.ts';
import { demoReviews } from './reviews.ts';
import { demoRooms } from './rooms.ts';
import { demoServices } from './services.ts';

const repeated = (list: string[]) => list.filter((one, index) => list.indexOf(one) !== index);
const slugs = [
  ...demoProducts.map((product) => product.slug),
  ...demoServices.map((service) => service.slug),
  ...demoCategories.map((category) => category.slug),
  ...demoArticles.map((article) => article.slug),
  ...demoCities.map((city) => city.slug),
];

/** A promise of a photo before delivery: only the product page makes it, where the seller has it switched on. */
const photoPromise =
  /(?:пришл[её]м|пришл[её]т|присыла(?:ем|ют)|пришлют)\s+(?:фото|снимок)|фото\s+(?:до|перед|в\s+заказе|букета\s+пришл)|фотографируем|(?:собер[её]м|собер[её]т|собираем)\s+заново/i;

describe('demo content', () => {
  it('leaves the promise of a photo before delivery to the product page', () => {
    const everything = { demoArticles, demoCategories, demoHomeBanners, demoReviews, demoRooms, demoSeo, demoServices };
    const promising = Object.entries(everything).filter(([, part]) => photoPromise.test(JSON.stringify(part)));
    expect(promising.map(([name]) => name)).toEqual([]);
  });

  it('has the planned amount of everything', () => {
    expect(demoProducts).toHaveLength(300);
    expect(demoServices).toHaveLength(12);
    expect(demoPeople).toHaveLength(40);
    expect(demoCities.length).toBeGreaterThanOrEqual(180);
    expect(demoArticles.length).toBeGreaterThanOrEqual(14);
    expect(demoPosts.length).toBeGreaterThanOrEqual(40);
    expect(demoReviews.length).toBeGreaterThanOrEqual(300);
  });

  it('has no duplicate title, slug, nickname or phone', () => {
    expect(repeated(demoProducts.map((product) => product.title))).toEqual([]);
    expect(repeated(demoProducts.map((product) => product.slug))).toEqual([]);
    expect(repeated(demoCities.map((city) => city.slug))).toEqual([]);
    expect(repeated(demoArticles.map((article) => article.slug))).toEqual([]);
    expect(repeated(demoPeople.map((person) => person.nickname))).toEqual([]);
    expect(repeated(demoPeople.map((person) => person.phone))).toEqual([]);
  });

  it('has at least eighty different descriptions', () => {
    expect(new Set(demoProducts.map((product) => product.description)).size).toBeGreaterThanOrEqual(80);
  });

  it('uses no slug that a route needs or that would redirect a signed-in person to the home page', () => {
    const names = [...slugs, ...demoPeople.map((person) => person.nickname)];
    expect(names.filter(isReservedSlug)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('gives every seller requisites with valid check digits', () => {
    const wrong = demoServices.filter(
      ({ legal }) => !isInn(legal.inn) || !(legal.ogrn === null || isOgrn(legal.ogrn) || isOgrnip(legal.ogrn)),
    );
    expect(wrong.map((service) => service.slug)).toEqual([]);
  });

  it('puts every product into existing categories below the root', () => {
    const known = demoCategories.map((category) => category.id);
    expect(known).toContain(ROOT_CATEGORY);
    const strays = demoProducts.filter(
      (product) => product.categories.length === 0 || product.categories.some((id) => !known.includes(id)),
    );
    expect(strays).toEqual([]);
    expect(demoCategories.filter((category) => category.parentId !== 0 && !known.includes(category.parentId))).toEqual(
      [],
    );
  });

  it('leaves no category and no seller empty', () => {
    const filled = new Set(demoProducts.flatMap((product) => product.categories));
    const parents = new Set(demoCategories.map((category) => category.parentId));
    expect(
      demoCategories
        .filter((category) => !filled.has(category.id) && !parents.has(category.id))
        .map((category) => category.name),
    ).toEqual([]);
    expect(
      demoServices
        .filter((service) => !demoProducts.some((product) => product.service === service.slug))
        .map((service) => service.slug),
    ).toEqual([]);
  });

  it('has plausible prices: whole roubles, an old price above the price, a cost price below', () => {
    const odd = demoProducts.filter(
      ({ price, oldPrice, costPrice }) =>
        price % 100 !== 0 ||
        price < 20_000 ||
        price > 3_000_000 ||
        (oldPrice ?? Infinity) <= price ||
        (costPrice ?? 0) >= price,
    );
    expect(odd.map((product) => product.title)).toEqual([]);
  });

  it('charges more for more of the same flower', () => {
    const sized = demoProducts.filter((product) => product.family);
    const nameOf = (product: DemoProduct) => `${product.service}/${product.family?.name}`;
    const families = [...new Set(sized.map(nameOf))].map(
      (name) => [name, sized.filter((product) => nameOf(product) === name)] as const,
    );
    expect(families.length).toBeGreaterThan(50);
    for (const [name, members] of families) {
      const prices = members
        .toSorted((a, b) => (a.family?.position ?? 0) - (b.family?.position ?? 0))
        .map((product) => product.price);
      expect({ name, prices }).toEqual({ name, prices: prices.toSorted((a, b) => a - b) });
    }
  });

  it('uses only facet values known to the filter', () => {
    const known = new Set(demoFacets.flatMap((facet) => facet.values.map((value) => `${facet.name}/${value.value}`)));
    const used = demoProducts.flatMap((product) =>
      Object.entries(product.attributes).flatMap(([facet, values]) => values.map((value) => `${facet}/${value}`)),
    );
    expect(used.filter((value) => !known.has(value))).toEqual([]);
  });

  it('refers only to people, sellers and products that exist', () => {
    const people = new Set(demoPeople.map((person) => person.nickname));
    const sellers = new Set(demoServices.map((service) => service.slug));
    const goods = new Set(demoProducts.map((product) => product.slug));
    const named = [
      ...demoReviews.map((review) => review.person),
      ...demoRooms.flatMap((room) => room.people),
      ...demoOrders.map((order) => order.person),
      ...demoAccounts,
    ];
    expect(named.filter((nickname) => !people.has(nickname))).toEqual([]);
    expect(demoProducts.filter((product) => !sellers.has(product.service))).toEqual([]);
    expect(demoReviews.filter((review) => review.product && !goods.has(review.product))).toEqual([]);
  });

  it('keeps the new shopper without a history', () => {
    expect(demoOrders.filter((order) => order.person === 'shopper-2')).toEqual([]);
    expect(demoReviews.filter((review) => review.person === 'shopper-2')).toEqual([]);
  });
});

describe('Russian of the demo content', () => {
  it('matches the list of genitive plurals', () => {
    const wrong = Object.values(flowerWords).filter(
      (word) => flowerGenitives[word.one] && flowerGenitives[word.one] !== word.genitivePlural,
    );
    expect(wrong).toEqual([]);
    expect(Object.values(flowerWords).filter((word) => flowerGenitives[word.one]).length).toBeGreaterThan(15);
  });

  it.each([
    [1, '1 бордовой розы'],
    [11, '11 бордовых роз'],
    [15, '15 бордовых роз'],
    [51, '51 бордовой розы'],
    [101, '101 бордовой розы'],
    [111, '111 бордовых роз'],
  ])('says «из %i …» as «%s»', (count, text) => {
    expect(countedGenitive(count, 'rose', 'burgundy')).toBe(text);
  });

  it('has no Latin letters in visible texts', () => {
    const texts = [
      ...demoProducts.flatMap((product) => [
        product.title,
        product.description,
        product.care,
        product.family?.label ?? '',
        ...product.composition.map((line) => line.name),
      ]),
      ...demoServices.flatMap((service) => [
        service.name,
        service.tagline,
        service.story,
        service.street,
        service.workingHours,
        ...service.banners.flatMap((banner) => [banner.title, banner.text]),
      ]),
      ...demoCategories.flatMap((category) => [category.name, category.description]),
      ...demoReviews.flatMap((review) => [review.text, review.pros, review.cons, review.reply ?? '']),
      ...demoPosts.map((post) => post.text),
      ...demoArticles.flatMap((article) => [
        article.title,
        article.lead,
        articleText(documentOf(article.blocks, () => 1)),
      ]),
      ...demoRooms.flatMap((room) => room.messages.map((message) => message.text)),
      ...demoHomeBanners.flatMap((banner) => [banner.title, banner.text]),
      ...demoSeo.flatMap((entry) => [entry.title, entry.description]),
      ...demoPeople.map((person) => person.bio),
    ];
    expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /["„“]| {2,}|undefined/.test(text))).toEqual([]);
  });
});
