/**
 * Pages of the site that the UI kit and the API link to, as the site's route tree spells them. The site checks that
 * each of them exists.
 */
export type LinkedPage =
  | '/'
  | '/$service'
  | '/$service/$category'
  | '/$service/articles'
  | '/$service/content'
  | '/$service/storefront'
  | '/account/$nickname'
  | '/account/$nickname/articles'
  | '/account/$nickname/subscribers'
  | '/account/$nickname/subscriptions'
  | '/articles/$article'
  | '/catalog'
  | '/catalog/$category'
  | '/catalog/search'
  | '/chat'
  | '/chat/$roomId'
  | '/checkout'
  | '/docs/$document'
  | '/docs/$document/versions'
  | '/gift'
  | '/my'
  | '/my/email'
  | '/my/notices'
  | '/my/notices/settings'
  | '/my/reviews'
  | '/my/settings'
  | '/my/subscriptions'
  | '/my/shop/$service/deliveries'
  | '/my/shop/$service/orders'
  | '/my/shop/$service/reviews'
  | '/products/$product'
  | '/products/$product/reviews';

type ParamName<Page extends string> = Page extends `${infer Start}/${infer Rest}`
  ? ParamName<Start> | ParamName<Rest>
  : Page extends `$${infer Name}`
    ? Name
    : never;

/** The parameters of a page, or none: `/$service/$category` needs a service and a category. */
export type PageParams<Page extends string> = [ParamName<Page>] extends [never]
  ? []
  : [params: Readonly<Record<ParamName<Page>, string | number>>];

/** Fills the parameters of any page; {@link pagePath} accepts known pages only. */
export const fillPage = <Page extends string>(page: Page, ...[params]: PageParams<Page>): string =>
  page.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));

/** Path of a page: `pagePath('/products/$product', { product: 'mak' })` is `/products/mak`. */
export const pagePath = <Page extends LinkedPage>(page: Page, ...params: PageParams<Page>): string =>
  fillPage(page, ...params);
