import { describe, expect, test } from 'vitest';
import { samples, submitted } from '../../test/controls/samples.tsx';
import type { ComponentProps } from '../props/props.ts';
import { readKit } from '../props/readKit.ts';
import { breaches, type Rule } from './breaches.ts';

/** A control reports a value: it has `onChange`. Patterns are made of controls. */
const controls = readKit().filter(
  ({ folder, props }) => !folder.startsWith('patterns/') && props.some(({ name }) => name === 'onChange'),
);

const hasAll = ({ props, takesAttributes }: ComponentProps, names: readonly string[]): boolean =>
  names.every((name) => takesAttributes || props.some((prop) => prop.name === name));

function isMet(component: ComponentProps, rule: Rule): boolean {
  const own = { ...component, takesAttributes: false };
  const isOptional = (name: string) => component.props.some((prop) => prop.name === name && !prop.isRequired);
  switch (rule) {
    case 'value':
      return isOptional('onChange') && (isOptional('value') || isOptional('isChecked'));
    case 'defaultValue':
      return isOptional('defaultValue') || isOptional('defaultChecked');
    case 'frame':
      return hasAll(own, ['label', 'error', 'isRequired']);
    case 'isDisabled':
    case 'isReadOnly':
      return isOptional(rule);
    case 'name':
      return component.name in submitted;
    case 'ref':
      return hasAll(component, ['ref', 'id']);
  }
}

const rules: readonly Rule[] = ['value', 'defaultValue', 'isDisabled', 'isReadOnly', 'name', 'ref', 'frame'];

test('finds the controls of the kit', () => {
  expect(controls.length).toBeGreaterThan(24);
});

describe('every control follows the convention, or says why not', () => {
  test.each(controls)('$name', (control) => {
    const broken = rules.filter((rule) => !isMet(control, rule));
    expect(broken).toEqual(rules.filter((rule) => rule in (breaches[control.name] ?? {})));
  });
});

test('every control has a sample, on which a browser tests how it behaves', () => {
  expect(Object.keys(samples).toSorted()).toEqual(controls.map(({ name }) => name).toSorted());
});
