import { confirmed, email, max, min, phone, required } from '@vetka/domain/form';
import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Container } from '../components/Container/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { PhoneField } from '../components/PhoneField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { toast, Toaster } from '../components/Toaster/index.ts';
import { useForm, type FieldRules, type Form, type FormValidationError, type ServerErrors } from './index.ts';

interface Values {
  email: string;
  password: string;
  again: string;
  orders: readonly { time: string | null; recipient: { name: string; phone: string }; comment: string }[];
  consent: boolean;
}

export const order: Values['orders'][number] = { time: null, recipient: { name: '', phone: '' }, comment: '' };
export const empty: Values = { email: '', password: '', again: '', orders: [order, order], consent: false };
export const filled: Values = {
  email: 'anna@vetka.ru',
  password: 'незабудка-12',
  again: 'незабудка-12',
  orders: [
    { time: '12:00', recipient: { name: 'Анна', phone: '+79103842715' }, comment: 'Позвоните за полчаса' },
    { time: '15:00', recipient: { name: 'Мария', phone: '+79103842716' }, comment: '' },
  ],
  consent: true,
};

const rulesOf = (values: Values): FieldRules<Values> => ({
  email: [required, email],
  password: [required, min(8)],
  again: confirmed(() => values.password),
  orders: values.orders.map(() => ({
    time: required,
    recipient: { name: [required, max(100)], phone: [required, phone] },
    comment: max(20),
  })),
  consent: required,
});

export interface OrderExampleProps {
  initial: Values;
  onSubmit: (values: Values) => void;
  onInvalid: (error: FormValidationError) => void;
  serverErrors?: ServerErrors | null;
}

/** A form with every kind of field, for the stories. */
export function OrderExample({ initial, onSubmit, onInvalid, serverErrors }: OrderExampleProps) {
  const [values, setValues] = useState(initial);
  const form = useForm({
    id: 'example',
    values,
    onChange: setValues,
    rules: rulesOf(values),
    onSubmit,
    onInvalid(error) {
      onInvalid(error);
      toast.error(error.first?.message ?? error.errors.map(({ message }) => message).join(', '));
    },
    serverErrors,
  });
  return (
    <Container width="reading">
      <form {...form.props} aria-label="Заказ">
        <Stack gap={16}>
          <TextField label="Почта" type="email" {...form.field('email')} />
          <PasswordField label="Пароль" autoComplete="new-password" {...form.field('password')} />
          <PasswordField label="Пароль ещё раз" autoComplete="new-password" {...form.field('again')} />
          <Order form={form} index={0} />
          <Order form={form} index={1} />
          <Checkbox label="Согласие на обработку персональных данных" {...form.tick('consent')} />
          <Button type="submit">Отправить</Button>
        </Stack>
      </form>
      <Toaster durationMs={60_000} />
    </Container>
  );
}

const times = ['12:00', '15:00'].map((time) => ({ value: time, label: time }));

function Order({ form, index }: { form: Form<Values>; index: number }) {
  return (
    <Stack gap={16}>
      <Heading level={2}>{`Получатель ${index + 1}`}</Heading>
      <RadioGroup label="Время" options={times} {...form.choice(`orders.${index}.time`)} />
      <TextField label="Имя" {...form.field(`orders.${index}.recipient.name`)} />
      <PhoneField label="Телефон" {...form.field(`orders.${index}.recipient.phone`)} />
      <TextArea label="Комментарий" limit={20} {...form.field(`orders.${index}.comment`)} />
    </Stack>
  );
}
