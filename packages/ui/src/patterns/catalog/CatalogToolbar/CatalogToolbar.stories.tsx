import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { filters, productCards } from '../../fixtures/products.ts';
import { FilterPanel } from '../FilterPanel/index.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductGrid } from '../ProductGrid/index.ts';
import { CatalogHeading, CatalogLayout, CatalogToolbar } from './index.ts';

const chips = ['Все', 'Монобукеты', 'Авторские', 'С пионами', 'Маленькие', 'Для мамы', 'Свадебные'].map(
  (label, index) => ({ href: `/catalog/bukety-${index}`, label, isSelected: index === 0 }),
);

const meta = {
  title: 'Магазин/Каталог/Над списком товаров · CatalogToolbar',
  id: 'catalog-toolbar',
  component: CatalogToolbar,
  args: {
    query: { occasion: 'день рождения', priceFrom: 1500, deliveryToday: true },
    groups: filters.groups,
    action: '/catalog',
    hrefOf: (query) => `/catalog?${Object.keys(query).join('&')}`,
    onFiltersClick: fn(),
  },
  render: (args) => (
    <>
      <CatalogHeading title="Букеты" count={318} place="в Нижнем Новгороде" chips={chips} />
      <CatalogLayout
        filters={<FilterPanel filters={filters} query={args.query} action={args.action} hrefOf={args.hrefOf} />}
      >
        <CatalogToolbar {...args} />
        <ProductGrid columns="beside">
          {productCards.slice(0, 3).map((product) => (
            <ProductCard key={product.id} product={product} onAdd={fn()} level={2} />
          ))}
        </ProductGrid>
      </CatalogLayout>
    </>
  ),
} satisfies Meta<typeof CatalogToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: 'С условиями: убрать одно, сменить порядок',
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^Убрать:.*Доставят сегодня/i })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), 'cheaper');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'cheaper' }));
    await userEvent.click(canvas.getByRole('link', { name: /^Убрать:.*Доставят сегодня/i }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ occasion: 'день рождения', priceFrom: 1500 });
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};
export const Plain: Story = { name: 'Без условий', args: { query: {} } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
export const Corrected: Story = {
  name: 'Исправленный запрос',
  render: () => (
    <CatalogHeading
      title="Поиск: «букит мыло»"
      count={12}
      correctedSearch="букет"
      typed={{ text: 'букит мыло', href: '#typed' }}
      omittedWords={['мыло']}
    />
  ),
};
