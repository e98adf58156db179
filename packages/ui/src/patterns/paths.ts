/** URLs of the site that patterns link to by default; every pattern accepts another `href`. */
export const productPath = (slug: string): string => `/products/${slug}`;
export const servicePath = (slug: string): string => `/${slug}`;
export const categoryPath = (slug: string): string => `/catalog/${slug}`;
export const articlePath = (slug: string): string => `/articles/${slug}`;
