import { chartOf, diagramOf, type Chart, type ChartState, type ChartTransition } from '@vetka/machines/diagram';
import { Text } from '@vetka/ui/Text';
import { Suspense } from 'react';
import { Page } from '../page/Page.tsx';
import * as styles from '../page/page.css.ts';
import { Section } from '../page/Section.tsx';
import { Table } from '../page/Table.tsx';
import { Words } from '../page/Words.tsx';
import { causeText } from './causeText.ts';
import { Diagram } from './Diagram.tsx';
import type { AnyMachineNotes } from './machineNotes.ts';

/** Name of a state relative to its machine: `code.entering`. */
const belowRoot = (chart: Chart, id: string) => id.slice((chart.states[0]?.id.length ?? 0) + 1);

const Code = ({ children }: { children: string }) => <code className={styles.code}>{children}</code>;

const kinds: Record<ChartState['kind'], string> = {
  plain: '',
  compound: 'внутри – свои состояния',
  parallel: 'всё внутри – сразу',
  final: 'конец',
};

function States({ chart, notes }: { chart: Chart; notes: AnyMachineNotes }) {
  const [, ...states] = chart.states;
  return (
    <Table
      label="Состояния"
      head={['Состояние', 'Что верно', 'Зовёт', 'Вид']}
      rows={states.map(({ id, calls, kind }) => ({
        id,
        cells: [
          <Code key="id">{belowRoot(chart, id)}</Code>,
          <Words key="note">{notes.states[belowRoot(chart, id)] ?? ''}</Words>,
          calls.length > 0 && <Code>{calls.join(', ')}</Code>,
          kinds[kind],
        ],
      }))}
    />
  );
}

const rowOf = (chart: Chart, transition: ChartTransition, place: number) => ({
  id: String(place),
  cells: [
    <Code key="cause">{causeText(transition)}</Code>,
    <Code key="from">{belowRoot(chart, transition.from) || 'любое'}</Code>,
    transition.to.length > 0 ? (
      <Code key="to">{transition.to.map((id) => belowRoot(chart, id)).join(', ')}</Code>
    ) : (
      'остаётся'
    ),
    transition.actions.length > 0 && <Code>{transition.actions.join(', ')}</Code>,
  ],
});

function Transitions({ chart }: { chart: Chart }) {
  return (
    <Table
      label="Переходы"
      head={['Что случилось', 'В состоянии', 'Становится', 'Что делает']}
      rows={chart.transitions.map((transition, place) => rowOf(chart, transition, place))}
    />
  );
}

function Explained({ label, words }: { label: string; words: Readonly<Record<string, string>> }) {
  const rows = Object.entries(words).map(([name, note]) => ({
    id: name,
    cells: [<Code key="name">{name}</Code>, <Words key="note">{note}</Words>],
  }));
  return <Table label={label} head={['Событие', 'О чём']} rows={rows} />;
}

/** The page of a machine: its diagram and tables generated from the machine. */
export function MachinePage({ of: notes }: { of: AnyMachineNotes }) {
  const { machine, title, lead, name, entry } = notes;
  const chart = chartOf(machine);
  return (
    <Page title={title} lead={lead}>
      <div>
        <Code>{`import { ${name} } from '@vetka/machines/${entry}';`}</Code>
      </div>
      <Section id="diagram" title="Диаграмма">
        <Suspense fallback={<Text tone="muted">Рисуем</Text>}>
          <Diagram machine={machine} title={title} />
        </Suspense>
        <Text size="small" tone="muted">
          Пунктир – всё внутри идёт сразу; точка – начало; толстый край – конец. Строка без стрелки внутри состояния
          ничего в нём не меняет.
        </Text>
      </Section>
      <Section id="states" title="Состояния">
        <States chart={chart} notes={notes} />
      </Section>
      <Section id="events" title="Что ей говорят">
        <Explained label="События" words={notes.events} />
      </Section>
      <Section id="emits" title="Что она говорит">
        <Explained label="Сообщения" words={notes.emits} />
      </Section>
      <Section id="transitions" title="Переходы">
        <Transitions chart={chart} />
      </Section>
      <Section id="mermaid" title="Текст для Mermaid">
        <details>
          <summary>Показать</summary>
          <pre className={styles.code}>{diagramOf(machine)}</pre>
        </details>
      </Section>
    </Page>
  );
}
