import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { filters } from '../../fixtures/products.ts';
import { FilterPanel, FilterSheetFoot, type FilterPanelProps } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Фильтры · FilterPanel',
  id: 'filter-panel',
  component: FilterPanel,
  args: { filters, query: {}, action: '/catalog', hrefOf: (query) => `/catalog?${Object.keys(query).join('&')}` },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: 'Ничего не выбрано: задать цену, раскрыть остальное',
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена от, рублей' }), '1500{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ priceFrom: 1500 }));
    await userEvent.click(canvas.getByText('Ещё 2'));
    await expect(canvas.getByRole('link', { name: /^Эвкалипт/ })).toBeVisible();
  },
};
export const Choosing: Story = {
  name: 'Нажали условие: список не открывается сам',
  args: { query: { colour: 'белый' }, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Доставят сегодня' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ colour: 'белый', deliveryToday: true });
    await userEvent.click(canvas.getByRole('link', { name: /^белый/i }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};
const inStock = { name: 'inStock', label: 'В наличии', options: [{ value: 'true', label: 'В наличии', count: 149 }] };
export const CountedFlag: Story = {
  name: 'Условие, у которого посчитаны товары',
  args: { filters: { ...filters, groups: [inStock] }, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^В наличии ?, товаров 149$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inStock: true });
  },
};
export const LeavingThePrice: Story = {
  name: 'Поле цены оставили: ничего не сдвинулось',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Цена до, рублей' }));
    await expect(canvas.getByRole('button', { name: 'Применить' })).toBeVisible();
    const option = canvas.getByRole('link', { name: 'Доставят сегодня' });
    const { top } = option.getBoundingClientRect();
    option.focus();
    await expect(option.getBoundingClientRect().top).toBe(top);
  },
};
export const Chosen: Story = {
  name: 'Выбрано',
  args: {
    query: {
      occasion: 'день рождения,благодарность',
      colour: 'белый',
      priceFrom: 1500,
      priceTo: 10_000,
      deliveryToday: true,
      rating: 4,
      flower: 'ромашка',
    },
  },
};
const show = fn();
export const Foot: Story = {
  name: 'Кнопка под фильтрами',
  render: () => (
    <>
      <FilterSheetFoot total={156} onShow={show} />
      <FilterSheetFoot total={0} onShow={show} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Показать 156.товаров$/ }));
    await expect(show).toHaveBeenCalledOnce();
  },
};
const retry = fn();
export const FailedFoot: Story = {
  name: 'Выбранное не применилось',
  render: () => (
    <FilterSheetFoot
      total={156}
      onShow={show}
      failure="Нет связи. Проверьте интернет и попробуйте ещё раз"
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
const options = (...labels: string[]) => labels.map((label) => ({ value: label, label, count: 12 }));
export const Headings: Story = {
  name: 'Заголовок – у каждой группы, кроме одного значения с её именем',
  args: {
    filters: {
      ...filters,
      groups: [
        { name: 'alone', label: 'Без запаха', options: options('Без запаха') },
        { name: 'both', label: 'С вазой', options: options('С вазой', 'Нет') },
        { name: 'no', label: 'С открыткой', options: options('Нет') },
      ],
    },
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(expect.arrayContaining(['С вазой', 'С открыткой']));
    await expect(headings).not.toContain('Без запаха');
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };

function Applied(args: FilterPanelProps) {
  const [query, setQuery] = useState(args.query);
  return <FilterPanel {...args} query={query} onChange={setQuery} />;
}

export const PriceApplied: Story = {
  name: 'Цену применили: фокус остаётся в поле',
  render: (args) => <Applied {...args} />,
  play: async ({ canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'Цена от, рублей' });
    await userEvent.type(from, '1 500{Enter}');
    await waitFor(() => expect(from).toHaveValue('1500'));
    await expect(from).toHaveFocus();
  },
};
