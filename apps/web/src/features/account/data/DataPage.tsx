import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Heading } from '@vetka/ui/Heading';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useUser } from '../../../shell/session/useSession.ts';
import { Consents } from './Consents.tsx';
import { DataCopy } from './DataCopy.tsx';
import * as styles from './DataPage.css.ts';
import { Deletion } from './Deletion.tsx';

/** «Мои данные»: consents, the copy of everything stored, and the end of the account. */
export default function DataPage() {
  const user = useUser();
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs items={[{ label: 'Профиль', href: pagePath('/my') }]} />
        <Heading level={1}>Мои данные</Heading>
      </div>
      <Consents />
      <DataCopy />
      {user && <Deletion user={user} />}
    </div>
  );
}
