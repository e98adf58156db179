import { createFileRoute, redirect } from '@tanstack/react-router';
import { deskHome } from '../../../../../features/desk/deskSections.tsx';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';

/** Opens the room of the desk that the person works in. */
export const Route = createFileRoute('/_responsive/my/shop/$service/')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    throw redirect({ href: deskHome(await loadPlace(context, service, pathname)) });
  },
});
