import { Text } from '@vetka/ui/Text';
import { Page } from '../page/Page.tsx';
import * as styles from '../page/page.css.ts';
import { Section } from '../page/Section.tsx';
import { Words } from '../page/Words.tsx';
import { pendingChanges, releases } from './changes.ts';

function Changes({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list} lang="en">
      {items.map((item) => (
        <li key={item}>
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  );
}

/** The changelog of the kit: what comes with the next version, and what came with each. */
export const ChangesPage = () => (
  <Page title="Что изменилось" lead="Записи пишут к пакету по-английски: их читают и в реестре пакетов.">
    {releases.length === 0 && <Text tone="muted">Выпусков ещё не было.</Text>}
    {pendingChanges.length > 0 && (
      <Section id="next" title="В следующей версии">
        <Changes items={pendingChanges} />
      </Section>
    )}
    {releases.map(({ version, changes }) => (
      <Section key={version} id={`v${version}`} title={version}>
        <Changes items={changes} />
      </Section>
    ))}
  </Page>
);
