import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { kitProps } from 'virtual:kit-props';
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
    // Comments of the code are for those who write code, and are in English.
    <span key="about" lang="en">
      <Words>{about}</Words>
    </span>,
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
          head={['Свойство', 'Тип', 'По умолчанию', 'Из комментария в коде']}
          rows={component.props.map(rowOf)}
        />
      )}
      {component.takesAttributes && <Text tone="muted">А также атрибуты своего HTML-элемента.</Text>}
    </div>
  );
}

/** Components of a folder; those that take the very same stand together. */
function groupsOf(folder: string): ComponentProps[][] {
  const groups = new Map<string, ComponentProps[]>();
  for (const component of kitProps.filter((each) => each.folder === folder)) {
    const taken = JSON.stringify(component.props);
    groups.set(taken, [...(groups.get(taken) ?? []), component]);
  }
  return [...groups.values()];
}

/** Tables of what each exported component takes, as its types say. */
export function PropsSection({ folder }: { folder: string }) {
  const groups = groupsOf(folder);
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

/** How the components of a folder are imported; icons are too many to name. */
export function importLine(folder: string, name: string): string {
  const names = kitProps.filter((component) => component.folder === folder).map((component) => component.name);
  const named = names.length === 0 || names.length > 8 ? `{ … }` : `{ ${names.join(', ')} }`;
  return `import ${named} from '@vetka/ui/${folder.startsWith('components/') ? name : folder}';`;
}
