import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { cities } from '../../fixtures/delivery.ts';
import { CitySection, GenderSection, NameSection, PasswordSection, RequisitesSection } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Настройки · SettingsForm',
  component: NameSection,
  args: { name: { firstName: 'Анна', lastName: 'Лебедева' }, onSubmit: fn() },
  render: (args) => (
    <Container width="reading">
      <Stack>
        <NameSection {...args} />
        <GenderSection gender="NON_BINARY" onChange={fn()} />
        <CitySection city={cities[2] ?? null} cities={cities} onChange={fn()} />
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof NameSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  name: 'Разделы',
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await expect(save).toBeDisabled();
    await userEvent.type(name, 'а'.repeat(60), { delay: null });
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription('Поле должно быть не более 60 символов');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, ' Мария ');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Мария', lastName: 'Лебедева' });
  },
};
export const Failed: Story = {
  name: 'С ошибкой',
  args: { errors: { firstName: ['Поле обязательно для заполнения'] } },
};

const save = fn();
const emptyText = 'Поле обязательно для заполнения';

export const Password: Story = {
  name: 'Пароль',
  render: ({ onInvalid }) => <PasswordSection hasPassword onSubmit={save} onInvalid={onInvalid} />,
  play: async ({ canvas, step }) => {
    save.mockClear();
    const [current, password, again] = [/^Текущий/, /^Новый пароль \*?$/, /ещё раз/].map((label) =>
      canvas.getByLabelText(label),
    );
    if (!current || !password || !again) throw new Error('Нет полей пароля');
    await step('VAL-01, VAL-03: пустой и короткий пароль', async () => {
      await userEvent.type(password, 'мята');
      await userEvent.click(canvas.getByRole('button', { name: 'Сменить пароль' }));
      await expect(current).toHaveAccessibleDescription(emptyText);
      await expect(current).toHaveFocus();
      await expect(password).toHaveAccessibleDescription('Поле должно быть не менее 8 символов');
    });
    await step('VAL-04: повтор должен совпасть', async () => {
      await userEvent.type(current, 'незабудка-12');
      await userEvent.type(password, ' перечная');
      await userEvent.type(again, 'мята');
      await userEvent.tab();
      await waitFor(() => expect(again).toHaveAccessibleDescription('Поля не совпадают'));
      await userEvent.type(again, ' перечная{Enter}');
      await expect(save).toHaveBeenCalledWith({ currentPassword: 'незабудка-12', password: 'мята перечная' });
    });
  },
};

export const Requisites: Story = {
  name: 'Реквизиты',
  render: ({ onInvalid }) => <RequisitesSection requisites={null} onSubmit={save} onInvalid={onInvalid} />,
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'Индивидуальный предприниматель' }));
    const [name, inn, ogrnip] = canvas.getAllByRole('textbox');
    if (!name || !inn || !ogrnip) throw new Error('Нет полей реквизитов');
    await userEvent.type(inn, '5001007322');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(name).toHaveAccessibleDescription(emptyText);
    await expect(inn).toHaveAccessibleDescription('Проверьте ИНН: контрольная цифра не сходится');
    await userEvent.type(name, 'Лебедева Анна Сергеевна');
    await userEvent.type(inn, '59');
    await userEvent.type(ogrnip, '304500116000157{Enter}');
    await expect(save).toHaveBeenCalledWith({
      subjectType: 'SOLE_PROPRIETOR',
      name: 'Лебедева Анна Сергеевна',
      inn: '500100732259',
      ogrn: '304500116000157',
    });
  },
};

export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
