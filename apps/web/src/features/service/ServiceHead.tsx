import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { ServiceHeader } from '@vetka/ui/patterns/service/ServiceHeader';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { WriteButton } from '../../shell/chat/WriteButton.tsx';
import { FollowButton } from '../../shell/following/FollowButton.tsx';
import { useFollowed } from '../../shell/following/useFollowing.ts';
import { BlockedNotice, RestrictMenu } from '../../shell/restrictions/lazyComponents.ts';
import { useRestrictions } from '../../shell/restrictions/useRestrictions.ts';
import { useApi } from '../../shell/useContext.ts';
import { serviceQueries } from './service.queries.ts';
import * as styles from './ServiceHead.css.ts';

/** The header of every page of a shop. */
export default function ServiceHead({ slug }: { slug: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data: service } = useSuspenseQuery(serviceQueries.one(useApi(), slug));
  const { subscribersCount } = useFollowed('service', service);
  const isBlocked = useRestrictions()({ kind: 'SERVICE', id: service.id }) === 'BLOCKED';
  return (
    <header className={styles.head}>
      <ServiceHeader
        service={{ ...service, subscribersCount }}
        current={path.replace(/\/$/, '')}
        actions={
          <>
            {isBlocked ? (
              <BlockedNotice kind="SERVICE" id={service.id} />
            ) : (
              <FollowButton area="service" followed={service} />
            )}
            <WriteButton participantType="SERVICE" participantId={service.id} />
            <ComplainButton kind="SHOP" subjectId={service.id} />
            {!isBlocked && <RestrictMenu kind="SERVICE" id={service.id} name={service.name} />}
          </>
        }
      />
    </header>
  );
}
