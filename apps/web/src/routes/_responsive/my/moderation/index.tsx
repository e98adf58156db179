import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pagePath } from '../../../../shell/links/pagePath.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Opens the first room of the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/')({
  beforeLoad: requireUser,
  loader: ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    throw redirect({ href: pagePath('/my/moderation/queue') });
  },
});
