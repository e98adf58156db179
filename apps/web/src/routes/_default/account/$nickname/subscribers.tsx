import { createFileRoute } from '@tanstack/react-router';
import { ProfileSubscribers } from '../../../../features/profile/ProfilePages.tsx';

export const Route = createFileRoute('/_default/account/$nickname/subscribers')({ component: Subscribers });

function Subscribers() {
  return <ProfileSubscribers nickname={Route.useParams().nickname} />;
}
