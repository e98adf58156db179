import type { Documentation } from '../kit/registry.ts';
import type { Prop, PropKind } from './props.ts';

export type ControlType = 'boolean' | 'text' | 'number' | 'object' | 'inline-radio' | 'select';

/** Why properties of a kind cannot be changed in Storybook's panel. */
export const uncontrolled = {
  callback: 'Обработчик: его пишут в коде.',
  node: 'Содержимое из компонентов: его собирают в коде.',
  ref: 'Ссылка на элемент: её заводят в коде.',
  data: 'Данные с функциями или элементами: их собирают в коде.',
} satisfies Partial<Record<PropKind, string>>;

const longestRow = 3;

/** What a story passes: text can be typed, elements and functions cannot. */
const isText = (value: unknown) => value === undefined || typeof value === 'string';

/** Whether a value is the same after it has been edited as JSON: without functions, elements, dates and the like. */
function isData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isData);
}

/** How a property is changed in the panel of a story that passes `value`. */
export function controlOf({ kind, options = [] }: Prop, value?: unknown): ControlType | undefined {
  switch (kind) {
    case 'flag':
      return 'boolean';
    case 'choice':
      return options.length > longestRow ? 'select' : 'inline-radio';
    case 'text':
    case 'number':
      return kind;
    case 'data':
      return isData(value) ? 'object' : undefined;
    case 'node':
      return isText(value) ? 'text' : undefined;
    case 'callback':
    case 'ref':
      return undefined;
  }
}

/** A property without a control says why. */
const descriptionOf = ({ about, kind }: Prop, type: ControlType | undefined): string =>
  type === undefined && kind in uncontrolled ? `${about} ${uncontrolled[kind as keyof typeof uncontrolled]}` : about;

/** A row of Storybook's panel of controls, in Russian. */
export function argTypeOf(prop: Prop, value: unknown) {
  const type = controlOf(prop, value);
  return {
    name: prop.name,
    description: descriptionOf(prop, type),
    ...(prop.options && { options: prop.options }),
    control: type === undefined ? (false as const) : { type },
    type: { name: 'other' as const, value: prop.type, required: prop.isRequired },
    table: {
      type: { summary: prop.type },
      ...(prop.byDefault !== undefined && { defaultValue: { summary: prop.byDefault } }),
    },
  };
}

/** The properties that a story takes: none where a change of them would not be seen. */
export function propsOfStory(
  { components, shown }: Pick<Documentation, 'components' | 'shown'>,
  name: string,
): readonly Prop[] {
  if (!shown || shown.fixed.includes(name)) return [];
  const component = components.find((each) => each.name === shown.component);
  return (component?.props ?? []).filter((prop) => shown.props?.includes(prop.name) ?? true);
}
