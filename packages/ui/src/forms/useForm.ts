import { useEffect, useState } from 'react';
import type { FieldBinding, Form, FormOptions } from './form.ts';
import type { Messages } from './formErrors.ts';
import { createFormProcess, idPrefixOf, type FormProcess } from './formProcess.ts';
import { valueAt, type FieldPath, type FieldValue } from './paths.ts';
import { isRequiredField } from './rules.ts';

const none: Messages = {};

/**
 * A form that follows the specification's rules: fields are validated 300 ms after the last keystroke, on choice and on
 * blur, and all of them on submit. It renders nothing: pass the props of `field`, `choice` and `tick` to the kit's
 * fields and `props` to the `<form>`.
 */
export function useForm<Values>(options: FormOptions<Values>): Form<Values> {
  const [messages, setMessages] = useState(none);
  const [process] = useState(() => createFormProcess(options, setMessages));
  const { serverErrors } = options;
  useEffect(() => process.start(), [process]);
  useEffect(function updateProcess() {
    process.update(options);
  });
  useEffect(
    function keepFocusInSight() {
      process.shown(messages);
    },
    [process, messages],
  );
  useEffect(
    function showRefusal() {
      // A dialog that opens at the same time mounts its fields a moment later.
      const timer = setTimeout(() => process.showRefusal(serverErrors));
      return () => clearTimeout(timer);
    },
    [process, serverErrors],
  );
  return {
    values: options.values,
    props: propsOf(options.id, process),
    ...bindingsOf(options, messages, process),
    messages: (within) => messagesIn(messages, `${within}.`),
    typed: process.typed,
    chosen: process.chosen,
    cleared: process.cleared,
    submit: process.submit,
    refuse: process.refuse,
  };
}

const messagesIn = (messages: Messages, prefix: string): Messages =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), message]] : [],
    ),
  );

const propsOf = <Values>(id: string, process: FormProcess<Values>): Form<Values>['props'] => ({
  id,
  noValidate: true,
  onSubmit(event) {
    event.preventDefault();
    process.submit();
  },
  onBlur: ({ target, relatedTarget, currentTarget }) => process.leave(target, relatedTarget, currentTarget),
});

function bindingsOf<Values>(options: FormOptions<Values>, messages: Messages, process: FormProcess<Values>) {
  const { values, rules } = options;
  const stateOf = (name: FieldPath<Values>) => ({
    id: idPrefixOf(options) + name,
    name,
    error: messages[name],
    isRequired: isRequiredField(rules, name),
  });
  type Binding<Path extends string> = FieldBinding<FieldValue<Values, Path>>;
  const bind = <Path extends FieldPath<Values>>(name: Path, changed: (name: Path) => void): Binding<Path> => ({
    ...stateOf(name),
    value: valueAt(values, name),
    onChange(value) {
      process.change(name, value);
      changed(name);
    },
  });
  return {
    field: <Path extends FieldPath<Values>>(name: Path) => bind(name, process.typed),
    choice: <Path extends FieldPath<Values>>(name: Path) => bind(name, process.chosen),
    tick(name: FieldPath<Values>) {
      const { value, onChange } = bind(name, process.chosen);
      return { ...stateOf(name), isChecked: Boolean(value), onChange: onChange as (isChecked: boolean) => void };
    },
  };
}
