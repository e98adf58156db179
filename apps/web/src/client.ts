import { keepEarlyFields } from './shell/document/earlyFields.ts';
import { fetchRouteCode, firstView } from './shell/document/firstView.ts';

/**
 * The entry script of every page. Images, fonts and styles load before the application code: on a slow connection they
 * would compete for bandwidth, and the page, which works without code as text and links, would paint later. No
 * top-level `await`: the bundler would then move every later import into a chunk of its own.
 */
keepEarlyFields();
void firstView().then(() => {
  fetchRouteCode();
  return import('./hydrate.tsx');
});
