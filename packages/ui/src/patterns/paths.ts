import { pagePath } from '@vetka/domain/path';

/** URLs of the site that patterns link to by default; every pattern accepts another `href`. */
export const productPath = (product: string): string => pagePath('/products/$product', { product });
export const servicePath = (service: string): string => pagePath('/$service', { service });
export const categoryPath = (category: string): string => pagePath('/catalog/$category', { category });
export const articlePath = (article: string): string => pagePath('/articles/$article', { article });
export const personPath = (nickname: string): string => pagePath('/account/$nickname', { nickname });
