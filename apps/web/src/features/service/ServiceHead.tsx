import { useSuspenseQuery } from '@tanstack/react-query';
import { ServiceHeader } from '@vetka/ui/patterns/service/ServiceHeader';
import { WriteButton } from '../../shell/chat/WriteButton.tsx';
import { useApi } from '../../shell/useContext.ts';
import { serviceQueries } from './service.queries.ts';
import * as styles from './ServiceHead.css.ts';

interface ServiceHeadProps {
  slug: string;
  path: string;
}

/** The header of every page of a shop. */
export default function ServiceHead({ slug, path }: ServiceHeadProps) {
  const { data: service } = useSuspenseQuery(serviceQueries.one(useApi(), slug));
  return (
    <header className={styles.head}>
      <ServiceHeader
        service={service}
        current={path}
        actions={<WriteButton participantType="SERVICE" participantId={service.id} />}
      />
    </header>
  );
}
