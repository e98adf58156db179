import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Step, Steps, type StepState } from './index.ts';

const questions = [
  { title: 'Кто продаёт', note: 'Компания, ИП или самозанятый', answer: 'ИП Лебедева, ИНН 770212345678' },
  { title: 'Магазин', note: 'Имя, адрес и часы увидят покупатели', answer: '«Мастерская на Чистых прудах»' },
  { title: 'Первый товар', note: 'Снимок, название и цена', answer: 'Букет «Зефир»' },
];

const stateOf = (index: number, current: number): StepState => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
};

function Example({ start = 1 }: { start?: number }) {
  const [current, setCurrent] = useState(start);
  return (
    <Steps aria-label="Открыть магазин">
      {questions.map(({ title, note, answer }, index) => {
        const state = stateOf(index, current);
        return (
          <Step
            key={title}
            number={index + 1}
            title={title}
            note={state === 'done' ? answer : note}
            state={state}
            onReopen={() => setCurrent(index)}
          >
            <div>
              <Button onClick={() => setCurrent(index + 1)}>Дальше</Button>
            </div>
          </Step>
        );
      })}
    </Steps>
  );
}

const meta = {
  title: 'Рабочий стол/Ход и действия/Шаги · Steps',
  id: 'steps',
  component: Example,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  name: 'Второй шаг, вперёд и назад',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(third).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Кто продаёт' }));
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('heading', { name: /^Первый товар ?, впереди$/ })).toBeVisible();
  },
};
export const Done: Story = { name: 'Все пройдены', args: { start: 3 } };
