import { createFileRoute } from '@tanstack/react-router';
import { DeskSettingsPage } from '../../../../../features/desk/lazyComponents.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The switches and the working hours of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/settings')({
  loader: () => DeskSettingsPage.preload(),
  head: () => pageHead('Настройки', { isHidden: true }),
  component: DeskSettingsPage,
});
