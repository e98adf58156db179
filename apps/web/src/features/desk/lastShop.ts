import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { cookieValue, writeCookie } from '../../shell/visitor/cookies.ts';

const name = 'vetka_shop';
const rememberedDays = 365;

/** Slug of the shop whose desk was last open in this browser; a cookie, so that the server knows it too. */
export const lastShop = createIsomorphicFn()
  .server(() => cookieValue(getRequestHeader('cookie') ?? '', name))
  .client(() => cookieValue(document.cookie, name));

export const rememberShop = (slug: string): void => writeCookie(name, slug, { days: rememberedDays });
