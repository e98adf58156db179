import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { revealFirstInvalid } from './index.ts';

const options = [
  { value: 'day', label: 'На день' },
  { value: 'week', label: 'На неделю' },
];

/** A form that keeps its errors itself: the term was refused, the name is checked on submit. */
function OwnErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [term, setTerm] = useState('week');
  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <TextField
          label="Название"
          value={name}
          onChange={setName}
          error={name === '' ? 'Назовите акцию' : undefined}
        />
        <RadioGroup
          label="Срок"
          options={options}
          value={term}
          onChange={setTerm}
          error={term === 'week' ? 'На неделю уже есть другая акция' : undefined}
        />
        <Button type="submit" onClick={() => form.current && revealFirstInvalid(form.current)}>
          Сохранить
        </Button>
      </Stack>
    </form>
  );
}

const meta = { title: 'Формы/Своя проверка', id: 'reveal-invalid', component: OwnErrors } satisfies Meta<
  typeof OwnErrors
>;

export default meta;

export const Refused: StoryObj<typeof meta> = {
  name: 'Фокус в первой ошибке',
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    const name = canvas.getByRole('textbox', { name: 'Название' });
    await step('в первом поле с ошибкой', async () => {
      await userEvent.click(save);
      await expect(name).toHaveFocus();
    });
    await step('в группе – на выбранном, иначе стрелки начнут не с него', async () => {
      await userEvent.type(name, 'Пионы');
      await userEvent.click(save);
      await expect(canvas.getByRole('radio', { name: 'На неделю' })).toHaveFocus();
    });
  },
};
