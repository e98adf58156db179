import type { ComponentProps, Prop, PropKind } from './props.ts';

export type ControlType = 'boolean' | 'text' | 'number' | 'object' | 'inline-radio' | 'select';

/** Why properties of a kind cannot be changed in Storybook's panel. */
export const uncontrolled = {
  callback: 'Обработчик: его пишут в коде.',
  node: 'Содержимое из компонентов: его собирают в коде.',
  ref: 'Ссылка на элемент: её заводят в коде.',
} satisfies Partial<Record<PropKind, string>>;

const longestRow = 3;

/** What a story passes: text can be typed, elements and functions cannot. */
const isText = (value: unknown) => value === undefined || typeof value === 'string';
const isData = (value: unknown) => typeof value !== 'function' && JSON.stringify(value) !== '{}';

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

/** A row of Storybook's panel of controls, in Russian. */
export function argTypeOf(prop: Prop, value: unknown) {
  const type = controlOf(prop, value);
  return {
    name: prop.name,
    description: prop.about,
    ...(prop.options && { options: prop.options }),
    control: type === undefined ? (false as const) : { type },
    type: { name: 'other' as const, value: prop.type, required: prop.isRequired },
    table: {
      type: { summary: prop.type },
      ...(prop.byDefault !== undefined && { defaultValue: { summary: prop.byDefault } }),
    },
  };
}

/** The component of a story file: its namesake in the folder, or the first one. */
export function componentOf(kit: readonly ComponentProps[], file: string): ComponentProps | undefined {
  const [, folder = '', name = ''] = /packages\/ui\/src\/(.+)\/([^/]+)\.stories\.tsx$/.exec(file) ?? [];
  const inFolder = kit.filter((component) => component.folder === folder);
  return inFolder.find((component) => component.name === name) ?? inFolder[0];
}
