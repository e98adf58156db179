import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { HeartIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { TextField } from '@vetka/ui/TextField';
import type { ReactNode } from 'react';
import { Page } from '../page/Page.tsx';
import { Section, Sentences } from '../page/Section.tsx';
import * as styles from './overview.css.ts';

interface Pair {
  id: string;
  title: string;
  right: ReactNode;
  wrong: ReactNode;
  because: string;
}

const pairs: readonly Pair[] = [
  {
    id: 'one-decision',
    title: 'Одно решение на блок',
    right: (
      <Inline gap={8}>
        <Button>Оформить заказ</Button>
        <Button variant="plain">Продолжить покупки</Button>
      </Inline>
    ),
    wrong: (
      <Inline gap={8}>
        <Button>Оформить</Button>
        <Button>Продолжить</Button>
      </Inline>
    ),
    because: 'Из двух одинаковых зелёных кнопок приходится выбирать, читая. Тихую видно сразу.',
  },
  {
    id: 'verb',
    title: 'Кнопка – что случится',
    right: <Button variant="dangerTonal">Удалить букет</Button>,
    wrong: <Button variant="dangerTonal">Да</Button>,
    because: 'Программа чтения называет кнопку без вопроса над ней: «Да» ничего не говорит.',
  },
  {
    id: 'label',
    title: 'Подпись над полем',
    right: <TextField label="Телефон получателя" placeholder="+7 900 000-00-00" />,
    wrong: <TextField label=" " placeholder="Телефон получателя" />,
    because: 'Пример исчезает с первой буквой, и человек уже не помнит, что набирал.',
  },
  {
    id: 'error',
    title: 'Ошибка – что не так и что сделать',
    right: <TextField label="Почта" defaultValue="anna@" error="Напишите почту целиком: anna@example.ru" />,
    wrong: <TextField label="Почта" defaultValue="anna@" error="Ошибка валидации" />,
    because: 'Слово «ошибка» видно и так – по цвету и значку.',
  },
  {
    id: 'action',
    title: 'Метку не нажимают',
    right: <Badge>Сегодня</Badge>,
    wrong: (
      <Link href="#action">
        <Badge>Показать всё</Badge>
      </Link>
    ),
    because: 'Метка – ярлык. Нажимают ссылку, кнопку или `Chip`: у них есть наведение, фокус и 44 пикселя.',
  },
  {
    id: 'icon',
    title: 'Значок без слова – только знакомый',
    right: (
      <Inline gap={8}>
        <IconButton label="В избранное" icon={<HeartIcon />} />
        <Button variant="plain" icon={<TrashIcon />}>
          Убрать из корзины
        </Button>
      </Inline>
    ),
    wrong: <IconButton label="Убрать из корзины" icon={<TrashIcon />} />,
    because: 'Сердце и крест знают все. Необратимое называют словом.',
  },
  {
    id: 'consent',
    title: 'Согласие – утверждение',
    right: <Checkbox label="Присылать письма об акциях" />,
    wrong: <Checkbox label="Не присылать письма об акциях" defaultChecked />,
    because: 'Отметка напротив «не» читается дважды и понимается наоборот.',
  },
  {
    id: 'empty',
    title: 'Пусто – что сделать дальше',
    right: (
      <Stack gap={12}>
        <EmptyMessage title="В избранном пока пусто" />
        <Text tone="muted">Нажмите на сердце у букета, и он появится здесь.</Text>
      </Stack>
    ),
    wrong: <EmptyMessage title="Нет данных" />,
    because: '«Данных» у человека нет. Есть букеты, заказы и отзывы.',
  },
  {
    id: 'message',
    title: 'Одно сообщение – одна мысль',
    right: <Notice tone="critical">Оплата не прошла. Деньги не списаны, попробуйте ещё раз.</Notice>,
    wrong: <Notice tone="critical">Ошибка 402: транзакция отклонена процессинговым центром эмитента.</Notice>,
    because: 'Первым – что с деньгами человека. Код ошибки – в журнал.',
  },
];

function Example({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.example} {...(isWrong && { 'data-wrong': '' })}>
      <span className={styles.verdict}>{isWrong ? '✗ Не так' : '✓ Так'}</span>
      {children}
    </div>
  );
}

/** How to write for people, with right and wrong use in pictures. */
export const WritingPage = () => (
  <Page
    title="Как писать для людей"
    lead="Говорим как флорист: коротко и по делу. Слева – так, справа – не так, и почему."
  >
    {pairs.map(({ id, title, right, wrong, because }) => (
      <Section key={id} id={id} title={title}>
        <div className={styles.pair}>
          <Example>{right}</Example>
          <Example isWrong>{wrong}</Example>
        </div>
        <Text>{because}</Text>
      </Section>
    ))}
    <Sentences
      id="marks"
      title="Знаки и числа"
      items={[
        'Цена – число, неразрывный пробел и ₽: «4 890 ₽». Копейки – только там, где их платят.',
        'Число и слово – через `Plural`: «1 букет», «2 букета», «5 букетов», «1,5 букета».',
        'День – словами: «8 марта», год – если он другой. Время – «09:30», промежуток – «с 9 до 11».',
        'Тире длинное только между словами, между числами – короткое: «9–11». Кавычки – «ёлочки».',
        'На «вы» со строчной буквы, без «пожалуйста», «успешно» и восклицаний.',
        'Буква «ё» – всегда: «всё», «ещё», «жёлтый».',
      ]}
    />
  </Page>
);
