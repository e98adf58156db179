import { Text } from '@vetka/ui/Text';
import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';
import { ComponentName } from './ComponentName.tsx';
import { KeyTable } from './KeyTable.tsx';
import { Section, Sentences } from './Section.tsx';
import { Table } from './Table.tsx';
import { Words } from './Words.tsx';

function Instead({ instead }: Pick<Guide, 'instead'>) {
  if (instead.length === 0) return null;
  return (
    <Section id="instead" title="Когда взять другое">
      <Table
        label="Когда взять другое"
        head={['Нужно', 'Возьмите']}
        rows={instead.map(([when, take]) => ({
          id: when,
          cells: [<Words key={when}>{when}</Words>, <ComponentName key={take} of={take} />],
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
        <KeyTable label="Клавиатура" rows={keys} />
      )}
    </Section>
  );
}

/** All sections of a component's guide, in reading order. */
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
