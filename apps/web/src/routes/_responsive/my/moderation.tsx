import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SecondFactorGate } from '../../../features/moderation/lazyComponents.ts';
import { requireAdministration } from '../../../features/moderation/requireAdministration.ts';
import { secondFactorQueries } from '../../../features/moderation/secondFactor.queries.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

/** The rooms of the administration, behind its second factor. */
export const Route = createFileRoute('/_responsive/my/moderation')({
  beforeLoad: requireUser,
  loader: async ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    const { api, queryClient } = context;
    await Promise.all([queryClient.ensureQueryData(secondFactorQueries.state(api)), SecondFactorGate.preload()]);
  },
  component: Moderation,
});

// Stable identity: a new element would re-render the room before its code has loaded.
const room = <Outlet />;

function Moderation() {
  return <SecondFactorGate>{room}</SecondFactorGate>;
}
