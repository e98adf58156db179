import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TagsInput, type TagsInputProps } from './index.ts';

function Example({ value, onChange, ...props }: TagsInputProps) {
  const [tags, setTags] = useState(value);
  return (
    <TagsInput
      {...props}
      value={tags}
      onChange={(next) => {
        setTags(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Рабочий стол/Поля и числа/Свои слова · TagsInput',
  id: 'tags-input',
  component: Example,
  args: {
    label: 'Что ещё показать',
    hint: 'Запятая добавит слово',
    value: ['пионы', 'чайная роза'],
    onChange: fn<(tags: readonly string[]) => void>(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'С метками' };
export const Wrong: Story = { name: 'С ошибкой', args: { value: [], error: 'Напишите хотя бы одно слово' } };
export const Disabled: Story = { name: 'Недоступное', args: { isDisabled: true } };
export const Full: Story = { name: 'Больше нельзя', args: { max: 2 } };

export const Typed: Story = {
  name: 'Слова добавляют и убирают',
  parameters: { pictures: false },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Что ещё показать' });
    await step('запятая и Enter делают из слова метку, второй раз то же слово не добавится', async () => {
      await userEvent.type(field, 'астры, Пионы{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['пионы', 'чайная роза', 'астры']);
      await expect(field).toHaveValue('');
    });
    await step('вставленный список становится метками', async () => {
      await userEvent.paste('ирисы; левкой');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    });
    await step('слово, после которого ушли из поля, не теряется', async () => {
      await userEvent.type(field, 'мята');
      await userEvent.tab();
      await expect(canvas.getByText('мята')).toBeVisible();
    });
    await step('крестик убирает метку', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать: чайная роза' }));
      await expect(canvas.queryByText('чайная роза')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Убрать: астры' })).toHaveFocus();
    });
  },
};
