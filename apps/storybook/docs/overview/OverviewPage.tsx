import { Accordion } from '@vetka/ui/Accordion';
import { Avatar } from '@vetka/ui/Avatar';
import { Badge } from '@vetka/ui/Badge';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Button } from '@vetka/ui/Button';
import { Card } from '@vetka/ui/Card';
import { Checkbox } from '@vetka/ui/Checkbox';
import { Chip } from '@vetka/ui/Chip';
import { DatePicker } from '@vetka/ui/DatePicker';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { BellIcon, HeartIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { PhoneField } from '@vetka/ui/PhoneField';
import { Price } from '@vetka/ui/Price';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { RatingInput } from '@vetka/ui/RatingInput';
import { RatingStars } from '@vetka/ui/RatingStars';
import { SearchField } from '@vetka/ui/SearchField';
import { Segmented } from '@vetka/ui/Segmented';
import { Select } from '@vetka/ui/Select';
import { Skeleton } from '@vetka/ui/Skeleton';
import { Slider } from '@vetka/ui/Slider';
import { Spinner } from '@vetka/ui/Spinner';
import { Stack } from '@vetka/ui/Stack';
import { Switch } from '@vetka/ui/Switch';
import { Tabs } from '@vetka/ui/Tabs';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { Meter } from '@vetka/ui/desk/Meter';
import { QrCode } from '@vetka/ui/desk/QrCode';
import { Sparkline } from '@vetka/ui/desk/Sparkline';
import { Step, Steps } from '@vetka/ui/desk/Steps';
import { TagsInput } from '@vetka/ui/desk/TagsInput';
import { TimeField } from '@vetka/ui/desk/TimeField';
import { Tree } from '@vetka/ui/desk/Tree';
import type { ReactNode } from 'react';
import { ComponentName } from '../page/ComponentName.tsx';
import { Page } from '../page/Page.tsx';
import { Section } from '../page/Section.tsx';
import * as styles from './overview.css.ts';

type Samples = Readonly<Record<string, ReactNode>>;

const options = [
  { value: 'roses', label: 'Розы' },
  { value: 'peonies', label: 'Пионы' },
];
const crumbs = [
  { label: 'Главная', href: '#overview' },
  { label: 'Букеты', href: '#overview' },
];

const actions: Samples = {
  Button: (
    <Inline gap={8}>
      <Button>Заказать</Button>
      <Button variant="tonal">Отложить</Button>
    </Inline>
  ),
  IconButton: (
    <Inline gap={8}>
      <IconButton label="В избранное" icon={<HeartIcon />} />
      <IconButton label="Уведомления" icon={<BellIcon />} count={3} />
    </Inline>
  ),
  Link: <Link href="#overview">Условия доставки</Link>,
  Chip: <Chip isSelected>Сегодня</Chip>,
  Segmented: <Segmented label="Цветы" options={options} defaultValue="roses" />,
};

const fields: Samples = {
  TextField: <TextField label="Имя" defaultValue="Анна" />,
  PhoneField: <PhoneField label="Телефон" defaultValue="+79001234567" />,
  SearchField: <SearchField label="Поиск" placeholder="Букет, магазин" />,
  TextArea: <TextArea label="Открытка" defaultValue="С днём рождения!" />,
  Select: <Select label="Повод" options={options} />,
  DatePicker: <DatePicker label="День" defaultValue="2027-03-08" />,
  TimeField: <TimeField label="Открываемся" defaultValue="09:30" />,
  MoneyField: <MoneyField label="Цена" defaultValue={489_000} />,
  QuantityStepper: <QuantityStepper label="Количество" max={9} defaultValue={2} />,
  Slider: <Slider label="Цена" min={0} max={10} defaultValue={[2, 7]} />,
  RadioGroup: <RadioGroup label="Цветы" options={options} defaultValue="roses" />,
  Checkbox: <Checkbox label="Это подарок" defaultChecked />,
  Switch: <Switch label="Принимаем заказы" defaultChecked />,
  RatingInput: <RatingInput label="Оценка" defaultValue={4} />,
  TagsInput: <TagsInput label="Метки" defaultValue={['розы', '8 Марта']} />,
  Tree: (
    <Tree
      label="Категории"
      items={[{ id: 'flowers', label: 'Цветы', children: options.map(({ value, label }) => ({ id: value, label })) }]}
      defaultExpanded={['flowers']}
      defaultValue={['roses']}
    />
  ),
};

const shown: Samples = {
  Price: <Price value={489_000} oldValue={560_000} />,
  Badge: (
    <Inline gap={8}>
      <Badge>Хит</Badge>
      <Badge tone="peony">−13 %</Badge>
    </Inline>
  ),
  Avatar: <Avatar name="Анна Лебедева" />,
  RatingStars: <RatingStars value={4.8} />,
  Card: <Card tone="leaf">Блок на своей поверхности</Card>,
  Accordion: <Accordion sections={[{ id: 'care', title: 'Уход', content: 'Подрежьте стебли.' }]} />,
  Tabs: (
    <Tabs label="О товаре" items={options.map((each) => ({ ...each, content: each.label }))} defaultValue="roses" />
  ),
  Breadcrumbs: <Breadcrumbs items={crumbs} />,
  Steps: (
    <Steps>
      <Step number={1} title="Корзина" state="done" level={3} />
      <Step number={2} title="Оплата" state="current" level={3} />
    </Steps>
  ),
  Sparkline: <Sparkline values={[3, 5, 4, 8, 7, 9]}>36 заказов</Sparkline>,
  Meter: <Meter label="Собрано" value={7} max={10} />,
  QrCode: <QrCode text="https://shop.example" label="QR-код: магазин" side={112} />,
};

const states: Samples = {
  Notice: <Notice tone="positive">Заказ оплачен</Notice>,
  EmptyMessage: <EmptyMessage title="Пока пусто" />,
  Spinner: <Spinner />,
  Skeleton: (
    <Stack gap={8}>
      <Skeleton />
      <Skeleton />
    </Stack>
  ),
};

function Gallery({ samples }: { samples: Samples }) {
  return (
    <div className={styles.gallery}>
      {Object.entries(samples).map(([name, sample]) => (
        <div key={name} className={styles.tile}>
          <div className={styles.name}>
            <ComponentName of={name} />
          </div>
          {sample}
        </div>
      ))}
    </div>
  );
}

/** The components in everyday use, on one page. */
export const OverviewPage = () => (
  <Page title="Обзор" lead="Главные части рядом, живые: нажимайте и печатайте. Имя ведёт на страницу части.">
    <Section id="actions" title="Действия">
      <Gallery samples={actions} />
    </Section>
    <Section id="fields" title="Поля">
      <Gallery samples={fields} />
    </Section>
    <Section id="shown" title="Показ">
      <Gallery samples={shown} />
    </Section>
    <Section id="states" title="Ожидание и сообщения">
      <Gallery samples={states} />
    </Section>
  </Page>
);
