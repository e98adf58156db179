import { describe, expect, test } from 'vitest';
import { readKit } from '../props/readKit.ts';

const kitProps = readKit();

/** Other words for what the convention of properties names: decision 288. */
const otherNames: Readonly<Record<string, string>> = {
  isBusy: 'isLoading',
  isPending: 'isLoading',
  isSaving: 'isLoading',
  isSending: 'isLoading',
  isSubmitting: 'isLoading',
  isWaiting: 'isLoading',
  isOn: 'isChecked',
  isActive: 'isSelected',
  isPressed: 'isSelected',
  isSmall: 'size',
  isLarge: 'size',
  look: 'variant',
  onTextChange: 'onChange',
  onValueChange: 'onChange',
  onCheckedChange: 'onChange',
  onDrag: 'onChange and onChangeEnd',
  onDismiss: 'onClose',
  disabled: 'isDisabled',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  checked: 'isChecked',
  open: 'isOpen',
  className: 'nothing: the theme and the layout around it restyle a component',
  style: 'nothing: the theme and the layout around it restyle a component',
  isInvalid: 'error',
  hasError: 'error',
  errorText: 'error',
  errorMessage: 'error',
  helperText: 'hint',
  onPress: 'onClick',
  onValueCommit: 'onChangeEnd',
  startIcon: 'icon',
  leftIcon: 'icon',
  iconStart: 'icon',
  endIcon: 'iconEnd',
  rightIcon: 'iconEnd',
  prefix: 'leading',
  suffix: 'trailing',
};

const properties = kitProps.flatMap(({ folder, name, props }) =>
  props.map((prop) => ({ ...prop, at: `${folder} ${name}: ${prop.name}` })),
);

test('finds the properties of all components', () => {
  expect(kitProps.length).toBeGreaterThan(300);
  expect(properties.length).toBeGreaterThan(1000);
});

test('what the convention names has no other name', () => {
  const others = properties.filter(({ name }) => name in otherNames);
  expect(others.map(({ at, name }) => `${at} is called ${otherNames[name]} (decision 288)`)).toEqual([]);
});

describe('a size is s, m, l or xl', () => {
  /** Text has roles instead of sizes, in all its components. */
  const roles = new Set(['components/Text Text', 'components/Heading Heading']);
  const sized = kitProps
    .map((component) => ({ ...component, at: `${component.folder} ${component.name}` }))
    .filter(({ at, props }) => !roles.has(at) && props.some(({ name }) => name === 'size'));

  test.each(sized)('$at', ({ props }) => {
    const sizes = props.find(({ name }) => name === 'size')?.type.split(' | ') ?? [];
    expect(['"s"', '"m"', '"l"', '"xl"']).toEqual(expect.arrayContaining(sizes));
  });
});

test('a window that the application opens takes isOpen and onClose', () => {
  const windows = kitProps.filter(({ props }) => props.some(({ name, isRequired }) => name === 'isOpen' && isRequired));
  const others = windows.filter(({ props }) => !props.some(({ name }) => name === 'onClose'));
  expect(windows.length).toBeGreaterThan(10);
  expect(others.map(({ folder, name }) => `${folder} ${name}`)).toEqual(['patterns/page/SuggestPanel SuggestPanel']);
});
