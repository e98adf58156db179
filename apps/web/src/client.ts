import { fetchRouteCode, firstView } from './shell/document/firstView.ts';

/**
 * The first script of every page. Pictures, fonts and styles are let through before the code: on a slow connection they
 * would share it, and the page, which reads and links without code, would be seen later. (Not by `await` at the top: for
 * its sake the bundler would make a file of its own of every import that is done later.)
 */
void firstView().then(() => {
  fetchRouteCode();
  return import('./hydrate.tsx');
});
