import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { filters } from '../../fixtures/products.ts';
import { FilterPanel, FilterSheetFoot } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Фильтры · FilterPanel',
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

export const Nothing: Story = { name: 'Ничего не выбрано' };
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
export const Foot: Story = {
  name: 'Кнопка под фильтрами',
  render: () => <FilterSheetFoot total={156} onShow={fn()} />,
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
