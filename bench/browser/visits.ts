import { anyProduct, fillCart, readPage, signInForDemo, type Visitor } from '../../scripts/budgets/shopProcess.ts';

/** A page, and who opens it. */
export interface Visit {
  path: string;
  visitor: Visitor;
}

const linkedFrom = async (visitor: Visitor, list: string, link: RegExp): Promise<Visit> => {
  const path = link.exec(await readPage(visitor, list))?.[1];
  if (!path) throw new Error(`${list} links to no page like ${link}`);
  return { path, visitor };
};

async function checkout(url: string): Promise<Visit> {
  const visitor = await signInForDemo(url, 'shopper');
  await fillCart(visitor);
  return { path: '/checkout', visitor };
}

/** A seller of the demo shop. */
const demoShop = '/sad-na-pokrovke';

/** The pages of the demo shop whose speed has a goal. */
export const visits: Record<string, (url: string) => Promise<Visit>> = {
  home: async (url) => ({ path: '/', visitor: { url } }),
  catalogue: async (url) => ({ path: '/catalog', visitor: { url } }),
  product: async (url) => ({ path: await anyProduct({ url }), visitor: { url } }),
  article: (url) => linkedFrom({ url }, '/articles', /href="(\/articles\/[^"/?#.]+)"/),
  shop: async (url) => ({ path: demoShop, visitor: { url } }),
  checkout,
};
