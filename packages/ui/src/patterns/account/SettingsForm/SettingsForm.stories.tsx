import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { cities } from '../../fixtures/delivery.ts';
import { picture } from '../../fixtures/pictures.ts';
import {
  AvatarSection,
  CitySection,
  GenderSection,
  NameSection,
  NicknameSection,
  PasswordSection,
  RequisitesForm,
  RequisitesSection,
  SettingsLayout,
  VisibilitySection,
} from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Настройки · SettingsForm',
  id: 'settings-form',
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
    await step('VAL-03: короткий пароль', async () => {
      await userEvent.type(password, 'мята');
      await userEvent.click(canvas.getByRole('button', { name: 'Сменить пароль' }));
      await expect(current, 'VAL-01: an empty one').toHaveAccessibleDescription(emptyText);
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
    const forms = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(forms, 'ENU-15: the forms of a seller').toEqual([
      'Юридическое лицо',
      'Индивидуальный предприниматель',
    ]);
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
      kpp: '',
    });
  },
};

export const RequisitesBeforePayment: Story = {
  name: 'Реквизиты перед оплатой',
  render: () => (
    <RequisitesForm
      label="Реквизиты плательщика"
      requisites={{
        subjectType: 'LEGAL_SUBJECT',
        name: 'ООО «Ромашка»',
        inn: '7707083893',
        ogrn: '1027700132195',
        kpp: '',
      }}
      submitLabel="Сохранить и перейти к оплате"
      busyLabel="Открываем банк"
      onSubmit={save}
    />
  ),
  play: async ({ canvas }) => {
    save.mockClear();
    await expect(canvas.getByRole('form', { name: 'Реквизиты плательщика' })).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Сохранить и перейти к оплате' });
    await userEvent.click(submit);
    const kpp = canvas.getByRole('textbox', { name: 'КПП' });
    await expect(kpp).toHaveAccessibleDescription(emptyText);
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(kpp, '773601001');
    await userEvent.click(submit);
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ inn: '7707083893', kpp: '773601001' }));
  },
};

const choose = fn();
const upload = { items: [], onFiles: choose, onCancel: fn(), onRetry: fn(), onRemove: fn() };

export const Picture: Story = {
  name: 'Фото ещё нет',
  render: () => <AvatarSection name="Анна Лебедева" src={null} {...upload} />,
  play: async ({ canvas }) => {
    choose.mockClear();
    await expect(canvas.getByRole('img', { name: 'Фото профиля не выбрано' })).toBeVisible();
    const file = new File(['picture'], 'анна.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Добавить'), file);
    await waitFor(() => expect(choose).toHaveBeenCalledWith([file]));
  },
};
export const NextPicture: Story = {
  name: 'Другое фото в пути',
  render: () => (
    <AvatarSection
      name="Анна Лебедева"
      src={picture(0).url}
      {...upload}
      items={[{ id: '1', name: 'анна.jpg', picture: picture(1).url, state: 'uploading', progress: 0.6 }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Фото профиля' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фото' }));
    await expect(upload.onRemove).toHaveBeenCalled();
  },
};

export const Nickname: Story = {
  name: 'Никнейм',
  render: ({ onInvalid }) => (
    <NicknameSection nickname="anna.ru" changesFrom={null} onSubmit={save} onInvalid={onInvalid} />
  ),
  play: async ({ canvas }) => {
    save.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Никнейм' });
    const button = canvas.getByRole('button', { name: 'Сохранить' });
    await expect(button).toBeDisabled();
    for (const [typed, message] of [
      ['ян', 'Поле должно быть не менее 3 символов'],
      ['a'.repeat(31), 'Поле должно быть не более 30 символов'],
      ['анна', 'Только латинские буквы, цифры, точка, дефис и подчёркивание; в начале и в конце буква или цифра'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed, { delay: null });
      await userEvent.click(button);
      await expect(field).toHaveAccessibleDescription(message);
    }
    await userEvent.clear(field);
    await userEvent.type(field, ' Anna-L.ru ');
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(button);
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith('Anna-L.ru');
  },
};
export const NicknameTooSoon: Story = {
  name: 'Никнейм: ещё рано',
  render: () => <NicknameSection nickname="anna.ru" changesFrom="2026-12-20T21:30:00Z" onSubmit={save} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Никнейм' });
    await expect(field).toHaveAccessibleDescription('Следующая смена: 21 декабря 2026');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  },
};

const show = fn();

export const Page: Story = {
  name: 'Страница',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <SettingsLayout
        links={[
          { id: 'profile-name', label: 'Имя' },
          { id: 'profile-visible', label: 'Видимость' },
          { id: 'profile-requisites', label: 'Реквизиты' },
        ]}
      >
        <NameSection {...args} />
        <VisibilitySection isVisible onChange={show} />
        <RequisitesSection requisites={null} onSubmit={save} />
      </SettingsLayout>
    </Container>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: /^Показывать мою страницу всем/ }).focus();
    await userEvent.keyboard(' ');
    await expect(show).toHaveBeenLastCalledWith(false);
  },
};

export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
