import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import type { ComponentProps, Prop } from '../props/props.ts';
import * as styles from './page.css.ts';
import { Section } from './Section.tsx';
import { Table } from './Table.tsx';
import { Words } from './Words.tsx';

const rowOf = ({ name, type, byDefault, about, isRequired }: Prop) => ({
  id: name,
  cells: [
    <code key="name" className={styles.nameCode}>
      {name}
      {isRequired && ' *'}
    </code>,
    <code key="type" className={styles.code}>
      {type}
    </code>,
    byDefault === undefined ? '' : <code className={styles.code}>{byDefault}</code>,
    <Words key="about">{about}</Words>,
  ],
});

function PropsOf({ component, others }: { component: ComponentProps; others: number }) {
  return (
    <div className={styles.section}>
      <Heading level={3}>
        <code>{component.name}</code>
        {others > 0 && ` и ещё ${others} с теми же свойствами`}
      </Heading>
      {component.props.length === 0 ? (
        <Text tone="muted">Своих свойств нет.</Text>
      ) : (
        <Table
          label={`Свойства ${component.name}`}
          head={['Свойство', 'Тип', 'По умолчанию', 'Что делает']}
          rows={component.props.map(rowOf)}
        />
      )}
      {component.takesAttributes && <Text tone="muted">А также атрибуты своего HTML-элемента.</Text>}
    </div>
  );
}

/** Components of a folder, grouped when they take the same properties. */
function groupsOf(components: readonly ComponentProps[]): ComponentProps[][] {
  const groups = new Map<string, ComponentProps[]>();
  for (const component of components) {
    const taken = JSON.stringify(component.props);
    groups.set(taken, [...(groups.get(taken) ?? []), component]);
  }
  return [...groups.values()];
}

/** Property tables of each exported component, generated from its types. */
export function PropsSection({ components }: { components: readonly ComponentProps[] }) {
  const groups = groupsOf(components);
  if (groups.length === 0) return null;
  return (
    <Section id="props" title="Свойства">
      <Text tone="muted">Звёздочкой отмечены обязательные.</Text>
      {groups.map(
        ([first, ...others]) => first && <PropsOf key={first.name} component={first} others={others.length} />,
      )}
    </Section>
  );
}

/** The import line of a folder's components. Icons are too many to list. */
export function importLine(folder: string, components: readonly ComponentProps[]): string {
  const names = components.map(({ name }) => name);
  const named = names.length === 0 || names.length > 8 ? `{ … }` : `{ ${names.join(', ')} }`;
  return `import ${named} from '@vetka/ui/${folder.replace(/^components\//, '')}';`;
}
