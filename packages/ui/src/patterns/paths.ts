/** Addresses of the site that patterns link to by themselves; every pattern takes another `href` instead. */
export const productPath = (slug: string): string => `/products/${slug}`;
export const servicePath = (slug: string): string => `/${slug}`;
export const categoryPath = (slug: string): string => `/catalog/${slug}`;
export const articlePath = (slug: string): string => `/articles/${slug}`;
