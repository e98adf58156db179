import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { CitySelect, type CityOption } from './index.ts';

const cities: CityOption[] = [
  { id: 1, name: 'Москва', region: 'Москва' },
  { id: 2, name: 'Нижний Новгород', region: 'Нижегородская область' },
  { id: 3, name: 'Новосибирск', region: 'Новосибирская область' },
  { id: 4, name: 'Орёл', region: 'Орловская область' },
];

const [moscow] = cities as [CityOption, ...CityOption[]];
const kirov = { id: 5, name: 'Киров', region: 'Кировская область' };
const namesakes = [
  { id: 6, name: 'Благовещенск', region: 'Амурская область' },
  { id: 7, name: 'Благовещенск', region: 'Республика Башкортостан' },
];

interface ExampleProps {
  name?: string;
  items?: CityOption[];
  first?: CityOption | undefined;
}

function Example({ name, items = cities, first = moscow }: ExampleProps) {
  const [city, setCity] = useState<CityOption | null>(first);
  return (
    <>
      <CitySelect name={name} items={items} value={city} onChange={setCity} />
      <output hidden>{city?.region}</output>
    </>
  );
}

/** A search elsewhere: `items` are the answer to an earlier text until the button is pressed. */
function Remote({ answer }: { answer: CityOption[] }) {
  const [city, setCity] = useState<CityOption | null>(moscow);
  const [isLoading, setIsLoading] = useState(false);
  const [items, setItems] = useState([...cities, kirov]);
  const answerSearch = () => {
    setItems(answer);
    setIsLoading(false);
  };
  return (
    <>
      <CitySelect
        items={items}
        value={city}
        onChange={setCity}
        onSearch={() => setIsLoading(true)}
        isLoading={isLoading}
      />
      <output hidden>{city?.region}</output>
      <Button onClick={answerSearch}>Ответить</Button>
    </>
  );
}

const meta = { title: 'Поля/Город · CitySelect', id: 'city-select', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Выбор и возврат',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(input);
    await userEvent.type(input, 'нов');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Нижний Новгород');
    await userEvent.clear(input);
    await userEvent.type(input, 'оре');
    await expect(canvas.getByRole('status')).toHaveTextContent('Найден 1 город');
    await userEvent.tab();
    await expect(input).toHaveValue('Нижний Новгород');
    await userEvent.clear(input);
    await userEvent.type(input, 'орел');
    await userEvent.tab();
    await expect(input).toHaveValue('Орёл');
  },
};

export const Cleared: Story = {
  name: 'Очищено',
  args: { name: 'city' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    const sent = canvasElement.querySelector('input[name="city"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveFocus();
    await expect(sent).toHaveValue('');
    await userEvent.type(input, 'орёл');
    await expect(sent).toHaveValue('4');
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Москва'));
    await expect(sent).toHaveValue('1');
  },
};

export const Entered: Story = {
  name: 'Enter выбирает названный город',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(input);
    await userEvent.type(input, 'нижний{Enter}');
    await expect(input).toHaveAccessibleDescription('Такого города нет в списке');
    await expect(input).toHaveValue('нижний');
    await userEvent.type(input, ' новгород');
    await expect(input).toHaveAccessibleDescription('');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Нижний Новгород');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Нижегородская область')).toBeInTheDocument();
  },
};

export const OutOfDate: Story = {
  name: 'Ушли раньше, чем нашлось: ждёт ответа',
  render: () => <Remote answer={[kirov]} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(input);
    await userEvent.type(input, 'киров');
    await userEvent.tab();
    await expect(canvas.getByText('Москва')).toBeInTheDocument();
    await expect(input).toHaveAccessibleDescription('Выберите город из списка');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await waitFor(() => expect(input).toHaveValue('Киров'));
    await expect(input).toHaveAccessibleDescription('');
    await expect(canvas.getByText('Кировская область')).toBeInTheDocument();
  },
};

export const NamesakeFound: Story = {
  name: 'Нашлись два с этим названием: не выбран ни один',
  render: () => <Remote answer={[kirov, { id: 8, name: 'Киров', region: 'Калужская область' }]} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(input);
    await userEvent.type(input, 'киров');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await waitFor(() => expect(input).toHaveValue('Москва'));
    await expect(canvas.getByText('Москва')).toBeInTheDocument();
  },
};

export const Namesakes: Story = {
  name: 'Тёзки',
  args: { items: namesakes, first: namesakes[1], name: 'city' },
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await step('выбранный остаётся собой', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'благовещенск{Enter}');
      await expect(input).toHaveValue('Благовещенск');
      await expect(canvasElement.querySelector('input[name="city"]')).toHaveValue('7');
    });
    await step('между другими решает список', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.getByText('Амурская область')).toBeInTheDocument();
    });
  },
};

export const NamesakesOfAnother: Story = {
  name: 'Тёзки: просим выбрать',
  args: { items: namesakes },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(input);
    await userEvent.type(input, 'благовещенск{Enter}');
    await expect(input).toHaveAccessibleDescription('Выберите город из списка');
    await expect(canvas.getByText('Москва')).toBeInTheDocument();
  },
};
