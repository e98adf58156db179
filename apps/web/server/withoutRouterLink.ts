import type { Plugin } from 'vite';

const linkModule = /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/;

/** What the router's modules import from it; the site uses only `Route.Link`, and never renders it. */
const replacement = `
export const Link = () => { throw new Error("The site's links are rendered by SiteAnchor.") };
export const createLink = Link, linkOptions = Link, useLinkProps = Link;
`;

/**
 * Leaves the router's own link component out of the browser's code (2 kB of the first load). Every route object holds
 * it, so the bundler can't drop it, but the site's links are `SiteAnchor`.
 * @throws when the build does not meet the module: then this file has no effect any more
 */
export function withoutRouterLink(): Plugin {
  let isReplaced = false;
  return {
    name: 'without-router-link',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!linkModule.test(id)) return null;
      isReplaced = true;
      return replacement;
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        throw new Error('The router has no link.js any more: remove server/withoutRouterLink.ts');
    },
  };
}
