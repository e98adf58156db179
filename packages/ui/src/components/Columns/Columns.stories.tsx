import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Column, Columns } from './index.ts';

const meta = { title: 'Раскладка/Колонки · Columns', id: 'columns', component: Columns } satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Equal: Story = {
  name: 'Равные',
  render: () => (
    <Columns>
      <Column>
        <Card>Состав букета: пион «Сара Бернар», эвкалипт, атласная лента</Card>
      </Column>
      <Column>
        <Card>Уход: срежьте стебли наискосок и меняйте воду каждый день</Card>
      </Column>
    </Columns>
  ),
};

export const Shares: Story = {
  name: 'Две трети и треть',
  render: () => (
    <Columns from="sm" align="start">
      <Column width="2/3">
        <Card>Верхне-Волжская набережная, 7, квартира 24, домофон 24, третий подъезд</Card>
      </Column>
      <Column width="1/3">
        <Card>4 890 ₽</Card>
      </Column>
    </Columns>
  ),
};
