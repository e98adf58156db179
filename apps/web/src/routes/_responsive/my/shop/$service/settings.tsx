import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { changesSettings } from '../../../../../features/desk/deskSections.tsx';
import { DeskSettingsPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The switches and the working hours of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/settings')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    const place = await loadPlace(context, service, pathname);
    await Promise.all([
      DeskSettingsPage.preload(),
      changesSettings(place) && context.queryClient.ensureQueryData(deskQueries.settings(context.api, service)),
    ]);
  },
  head: () => pageHead('Настройки', { isHidden: true }),
  component: DeskSettingsPage,
});
