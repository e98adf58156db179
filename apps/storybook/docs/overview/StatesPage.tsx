import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { Chip } from '@vetka/ui/Chip';
import { HeartIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Link } from '@vetka/ui/Link';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { Select } from '@vetka/ui/Select';
import { Switch } from '@vetka/ui/Switch';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useEffect, type ReactNode } from 'react';
import { ComponentName } from '../page/ComponentName.tsx';
import { Page } from '../page/Page.tsx';
import { Section } from '../page/Section.tsx';
import * as styles from './overview.css.ts';
import { showPseudoStates } from './pseudoStates.ts';

interface State {
  title: string;
  /** The word in `data-looks`, for what a mouse or a key brings. */
  looks?: 'hover' | 'pressed' | 'focus';
}

const looks: readonly State[] = [
  { title: 'Обычное' },
  { title: 'Наведение', looks: 'hover' },
  { title: 'Нажатие', looks: 'pressed' },
  { title: 'Фокус', looks: 'focus' },
];

interface Row {
  name: string;
  usual: ReactNode;
  /** Other states by the heading of their column. */
  others: Readonly<Record<string, ReactNode>>;
}

const long = 'Достопримечательнейшая высокохудожественная композиция';
const wrong = 'Поле обязательно для заполнения';
const options = [
  { value: 'card', label: 'Картой' },
  { value: 'sbp', label: 'СБП' },
];

const pressed: readonly Row[] = [
  {
    name: 'Button',
    usual: <Button>Заказать</Button>,
    others: {
      Недоступно: <Button isDisabled>Заказать</Button>,
      Ожидание: <Button isLoading>Заказать</Button>,
      'Длинные слова': <Button isFullWidth>{long}</Button>,
    },
  },
  {
    name: 'Button',
    usual: <Button variant="tonal">Отложить</Button>,
    others: {
      Недоступно: (
        <Button variant="tonal" isDisabled>
          Отложить
        </Button>
      ),
      Ожидание: (
        <Button variant="tonal" isLoading>
          Отложить
        </Button>
      ),
      'Длинные слова': (
        <Button variant="tonal" isFullWidth>
          {long}
        </Button>
      ),
    },
  },
  {
    name: 'IconButton',
    usual: <IconButton label="В избранное" icon={<HeartIcon />} />,
    others: { Недоступно: <IconButton label="В избранное" icon={<HeartIcon />} isDisabled /> },
  },
  {
    name: 'Chip',
    usual: <Chip>Сегодня</Chip>,
    others: { 'Длинные слова': <Chip>{long}</Chip> },
  },
  {
    name: 'Link',
    usual: <Link href="#states">Условия</Link>,
    others: { 'Длинные слова': <Link href="#states">{long}</Link> },
  },
];

const filled: readonly Row[] = [
  {
    name: 'TextField',
    usual: <TextField label="Имя" defaultValue="Анна" />,
    others: {
      Недоступно: <TextField label="Имя" defaultValue="Анна" isDisabled />,
      'Только чтение': <TextField label="Имя" defaultValue="Анна" isReadOnly />,
      Ошибка: <TextField label="Имя" isRequired error={wrong} />,
      'Длинные слова': <TextField label={long} hint={long} defaultValue={long} />,
    },
  },
  {
    name: 'TextArea',
    usual: <TextArea label="Открытка" defaultValue="С праздником!" />,
    others: {
      Недоступно: <TextArea label="Открытка" defaultValue="С праздником!" isDisabled />,
      'Только чтение': <TextArea label="Открытка" defaultValue="С праздником!" isReadOnly />,
      Ошибка: <TextArea label="Открытка" isRequired error={wrong} />,
      'Длинные слова': <TextArea label="Открытка" defaultValue={`${long} ${long}`} />,
    },
  },
  {
    name: 'Select',
    usual: <Select label="Оплата" options={options} />,
    others: {
      Недоступно: <Select label="Оплата" options={options} isDisabled />,
      Ошибка: <Select label="Оплата" options={options} isRequired error={wrong} />,
      'Длинные слова': <Select label="Оплата" options={[{ value: 'long', label: long }]} defaultValue="long" />,
    },
  },
  {
    name: 'QuantityStepper',
    usual: <QuantityStepper label="Количество" max={9} defaultValue={2} />,
    others: {
      Недоступно: <QuantityStepper label="Количество" max={9} defaultValue={2} isDisabled />,
      'Только чтение': <QuantityStepper label="Количество" max={9} defaultValue={2} isReadOnly />,
    },
  },
  {
    name: 'Checkbox',
    usual: <Checkbox label="Это подарок" defaultChecked />,
    others: {
      Недоступно: <Checkbox label="Это подарок" isDisabled />,
      Ошибка: <Checkbox label="Это подарок" isRequired error={wrong} />,
      'Длинные слова': <Checkbox label={long} />,
    },
  },
  {
    name: 'RadioGroup',
    usual: <RadioGroup label="Оплата" options={options} defaultValue="card" />,
    others: {
      Недоступно: <RadioGroup label="Оплата" options={options} isDisabled />,
      Ошибка: <RadioGroup label="Оплата" options={options} isRequired error={wrong} />,
      'Длинные слова': <RadioGroup label="Оплата" options={[{ value: 'long', label: long }]} />,
    },
  },
  {
    name: 'Switch',
    usual: <Switch label="Принимаем" defaultChecked />,
    others: { Недоступно: <Switch label="Принимаем" isDisabled />, 'Длинные слова': <Switch label={long} /> },
  },
];

function StateTable({ label, rows, columns }: { label: string; rows: readonly Row[]; columns: readonly string[] }) {
  return (
    <div className={styles.states} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.stateTable}>
        <thead>
          <tr>
            {['Часть', ...looks.map(({ title }) => title), ...columns].map((title) => (
              <th key={title} scope="col" className={styles.stateCell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, usual, others }, place) => (
            <tr key={`${name}${place}`}>
              <th scope="row" className={styles.stateCell}>
                <ComponentName of={name} />
              </th>
              {looks.map((state) => (
                <td key={state.title} className={styles.stateCell} data-looks={state.looks}>
                  {usual}
                </td>
              ))}
              {columns.map((title) => (
                <td key={title} className={styles.stateCell}>
                  {others[title] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The states of what is pressed and filled in, side by side. */
export function StatesPage() {
  useEffect(showPseudoStates, []);
  return (
    <Page
      title="Состояния"
      lead="Наведение, нажатие и фокус здесь нарисованы и не уходят: их можно рассмотреть и сравнить."
    >
      <Section id="pressed" title="Что нажимают">
        <StateTable label="Состояния кнопок" rows={pressed} columns={['Недоступно', 'Ожидание', 'Длинные слова']} />
      </Section>
      <Section id="filled" title="Что заполняют">
        <StateTable
          label="Состояния полей"
          rows={filled}
          columns={['Недоступно', 'Только чтение', 'Ошибка', 'Длинные слова']}
        />
      </Section>
    </Page>
  );
}
