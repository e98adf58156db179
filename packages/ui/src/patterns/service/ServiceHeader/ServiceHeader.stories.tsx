import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { Container } from '../../../components/Container/index.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { SubscribeButton } from '../../account/SubscribeButton/index.ts';
import { shop } from '../../fixtures/services.ts';
import { ServiceHeader } from './index.ts';

const meta = {
  title: 'Магазин/Магазины/Шапка магазина · ServiceHeader',
  id: 'service-header',
  component: ServiceHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: { service: shop, current: '/pion-i-tochka' },
} satisfies Meta<typeof ServiceHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <SubscribeButton state="NOT_SUBSCRIBED" onToggle={fn()} />
    <Button variant="tonal" icon={<MessageIcon />}>
      Написать
    </Button>
  </>
);

export const Reading: Story = {
  name: 'Только чтение',
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Главная');
  },
};
export const Acting: Story = { name: 'С кнопками', args: { actions } };
export const Bare: Story = {
  name: 'Новый магазин без обложки и оценок, длинное имя',
  args: {
    service: {
      ...shop,
      name: 'Мастерская флористики «Достопримечательность Нижегородской набережной»',
      cover: null,
      rating: 0,
      reviewsCount: 0,
      tagline: '',
      categories: [],
    },
    actions,
  },
};
export const Phone: Story = { name: 'На телефоне', args: { actions }, globals: { viewport: { value: 'phone' } } };
