import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { ComponentName } from '../page/ComponentName.tsx';
import { KeyTable } from '../page/KeyTable.tsx';
import { Page } from '../page/Page.tsx';
import * as styles from '../page/page.css.ts';
import { Section } from '../page/Section.tsx';
import type { KeyboardTable } from './table.ts';
import { keyboardTables } from './tables.ts';

function Keys({ table }: { table: KeyboardTable }) {
  return (
    <div className={styles.section}>
      <Heading level={3}>{table.title}</Heading>
      <Inline gap={8}>
        {table.components.map((name) => (
          <ComponentName key={name} of={name} />
        ))}
      </Inline>
      <KeyTable label={`Клавиши: ${table.title}`} rows={Object.values(table.rows)} />
    </div>
  );
}

/** All keyboard tables on one page: the rows that `test/keyboard` tests. */
export function KeyboardPage() {
  return (
    <Page
      title="Клавиатура"
      lead="Всё, что можно сделать мышью или пальцем, делается и с клавиатуры. Каждая строка здесь – отдельная проверка: клавиши нажимает настоящий браузер."
    >
      {keyboardTables.map(({ id, title, tables }) => (
        <Section key={id} id={id} title={title}>
          <div className={styles.stories}>
            {tables.map((table) => (
              <Keys key={table.title} table={table} />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  );
}
