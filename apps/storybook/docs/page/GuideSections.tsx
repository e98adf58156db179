import { Text } from '@vetka/ui/Text';
import { Suspense, use, type ReactNode } from 'react';
import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';
import * as styles from './page.css.ts';
import { pageAddresses } from './pageAddresses.ts';
import { Section, Sentences } from './Section.tsx';
import { Table } from './Table.tsx';
import { Words } from './Words.tsx';

function PageLink({ name, children }: { name: string; children: ReactNode }) {
  const address = use(pageAddresses()).get(name);
  if (address === undefined) return children;
  return (
    <a className={styles.link} href={address} target="_top">
      {children}
    </a>
  );
}

/** Name of a component with a way to its page, or of an HTML element. */
function Name({ of }: { of: string }) {
  const name = <code className={styles.code}>{of}</code>;
  return (
    <Suspense fallback={name}>
      <PageLink name={of}>{name}</PageLink>
    </Suspense>
  );
}

function Instead({ instead }: Pick<Guide, 'instead'>) {
  if (instead.length === 0) return null;
  return (
    <Section id="instead" title="Когда взять другое">
      <Table
        label="Когда взять другое"
        head={['Нужно', 'Возьмите']}
        rows={instead.map(([when, take]) => ({
          id: when,
          cells: [<Words key={when}>{when}</Words>, <Name key={take} of={take} />],
        }))}
      />
    </Section>
  );
}

function Keyboard({ keys }: Pick<Guide, 'keys'>) {
  return (
    <Section id="keyboard" title="Клавиатура">
      {keys.length === 0 ? (
        <Text>Клавиш не занимает и фокус на себя не берёт.</Text>
      ) : (
        <Table
          label="Клавиатура"
          head={['Клавиша', 'Что происходит']}
          rows={keys.map(([key, does]) => ({
            id: key + does,
            cells: [
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>,
              <Words key={does}>{does}</Words>,
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** Everything that is written about a component, in the order in which it is asked. */
export function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Sentences id="use" title="Когда брать" items={guide.use} />
      <Instead instead={guide.instead} />
      <Sentences id="anatomy" title="Из чего состоит" items={guide.anatomy} />
      <Keyboard keys={guide.keys} />
      <Sentences id="speech" title="Что слышно с экранным диктором" items={guide.speech} />
      <Sentences id="words" title="Как писать тексты" items={guide.words} />
    </>
  );
}
