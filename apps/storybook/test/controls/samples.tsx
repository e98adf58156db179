import { AddressField } from '@vetka/ui/AddressField';
import { Checkbox } from '@vetka/ui/Checkbox';
import { CitySelect } from '@vetka/ui/CitySelect';
import { CodeField } from '@vetka/ui/CodeField';
import { Combobox } from '@vetka/ui/Combobox';
import { DatePicker } from '@vetka/ui/DatePicker';
import { DateStrip } from '@vetka/ui/DateStrip';
import { PasswordField } from '@vetka/ui/PasswordField';
import { PhoneField } from '@vetka/ui/PhoneField';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { RatingInput } from '@vetka/ui/RatingInput';
import { RequisiteField } from '@vetka/ui/RequisiteField';
import { SearchField } from '@vetka/ui/SearchField';
import { Segmented } from '@vetka/ui/Segmented';
import { Select } from '@vetka/ui/Select';
import { Slider } from '@vetka/ui/Slider';
import { Switch } from '@vetka/ui/Switch';
import { Tabs } from '@vetka/ui/Tabs';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { ThemeSwitch } from '@vetka/ui/ThemeSwitch';
import { TimeSlotPicker } from '@vetka/ui/TimeSlotPicker';
import { DateTimeField } from '@vetka/ui/desk/DateTimeField';
import { DateRange } from '@vetka/ui/desk/DateRange';
import { MapView } from '@vetka/ui/desk/MapView';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { MultiSelect } from '@vetka/ui/desk/MultiSelect';
import { NumberField } from '@vetka/ui/desk/NumberField';
import type { RichTextDocument } from '@vetka/ui/desk/RichText';
import { RichTextEditor } from '@vetka/ui/desk/RichTextEditor';
import { TagsInput } from '@vetka/ui/desk/TagsInput';
import { TimeField } from '@vetka/ui/desk/TimeField';
import { Tree } from '@vetka/ui/desk/Tree';
import type { ReactNode, Ref } from 'react';

/** What a test gives to every control. */
export interface Given {
  // Each control declares its own element.
  // oxlint-disable-next-line typescript/no-explicit-any
  ref?: Ref<any>;
  'data-testid'?: string;
  name?: string;
  id?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

const label = 'Проба';
const options = [
  { value: 'a', label: 'Первое' },
  { value: 'b', label: 'Второе' },
];
const chosen = options.map(({ value, label: name }) => ({ id: value, label: name }));
const days = ['2027-03-08', '2027-03-09'].map((day) => ({ day, isAvailable: true }));
const slots = [
  { from: '09:00', to: '11:00', surcharge: 0, isAvailable: true },
  { from: '11:00', to: '13:00', surcharge: 0, isAvailable: true },
];
const places = [{ id: 'arbat', name: 'Арбат', lat: 55.7497, lng: 37.5915 }];
const city = { id: 1, name: 'Казань', region: 'Татарстан' };
const peony: RichTextDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Пион' }] }],
};
const tabs = options.map((option) => ({ ...option, content: option.label }));

/** Every control, which keeps a value of its own. */
export const samples: Readonly<Record<string, (given: Given) => ReactNode>> = {
  AddressField: (given) => (
    <AddressField label={label} defaultValue="Ленина, 1" suggest={() => Promise.resolve([])} {...given} />
  ),
  Checkbox: (given) => <Checkbox label={label} defaultChecked value="да" {...given} />,
  CitySelect: (given) => <CitySelect label={label} items={[city]} defaultValue={city} {...given} />,
  CodeField: (given) => <CodeField label={label} defaultValue="12" {...given} />,
  Combobox: (given) => (
    <Combobox label={label} items={[]} defaultValue="Казань" onChoose={() => undefined} {...given} />
  ),
  DatePicker: (given) => <DatePicker label={label} defaultValue="2027-03-08" {...given} />,
  DateRange: (given) => (
    <DateRange label={label} defaultValue={{ from: '2027-03-08', to: '2027-03-09' }} today="2027-03-08" {...given} />
  ),
  DateStrip: (given) => <DateStrip label={label} days={days} defaultValue="2027-03-09" {...given} />,
  DateTimeField: (given) => <DateTimeField label={label} defaultValue="2027-03-08T09:30" {...given} />,
  MapView: (given) => <MapView label={label} points={places} defaultValue="arbat" {...given} />,
  MoneyField: (given) => <MoneyField label={label} defaultValue={150_000} {...given} />,
  MultiSelect: (given) => <MultiSelect label={label} items={chosen} defaultValue={['a', 'b']} {...given} />,
  NumberField: (given) => <NumberField label={label} defaultValue={12} {...given} />,
  PasswordField: (given) => <PasswordField label={label} defaultValue="secret" {...given} />,
  PhoneField: (given) => <PhoneField label={label} defaultValue="+79001234567" {...given} />,
  QuantityStepper: (given) => <QuantityStepper label={label} max={9} defaultValue={3} {...given} />,
  RadioGroup: (given) => <RadioGroup label={label} options={options} defaultValue="b" {...given} />,
  RatingInput: (given) => <RatingInput label={label} defaultValue={4} {...given} />,
  RequisiteField: (given) => <RequisiteField label={label} kind="inn" defaultValue="7707083893" {...given} />,
  RichTextEditor: (given) => <RichTextEditor label={label} defaultValue={peony} {...given} />,
  SearchField: (given) => <SearchField label={label} defaultValue="пионы" {...given} />,
  Segmented: (given) => <Segmented label={label} options={options} defaultValue="b" {...given} />,
  Select: (given) => <Select label={label} options={options} defaultValue="b" {...given} />,
  Slider: (given) => <Slider label={label} min={0} max={10} defaultValue={[2, 7]} {...given} />,
  Switch: (given) => <Switch label={label} defaultChecked {...given} />,
  Tabs: (given) => <Tabs label={label} items={tabs} defaultValue="b" data-testid={given['data-testid']} />,
  TagsInput: (given) => <TagsInput label={label} defaultValue={['розы', 'пионы']} {...given} />,
  TextArea: (given) => <TextArea label={label} defaultValue="Спасибо" {...given} />,
  TextField: (given) => <TextField label={label} defaultValue="Анна" {...given} />,
  ThemeSwitch: (given) => <ThemeSwitch defaultValue="dark" {...given} />,
  TimeField: (given) => <TimeField label={label} defaultValue="09:30" {...given} />,
  TimeSlotPicker: (given) => <TimeSlotPicker label={label} slots={slots} defaultValue="11:00" {...given} />,
  Tree: (given) => <Tree label={label} items={chosen} defaultValue={['a', 'b']} {...given} />,
};

/** What a form submits for each sample that is submitted. */
export const submitted: Readonly<Record<string, readonly string[]>> = {
  AddressField: ['Ленина, 1'],
  Checkbox: ['да'],
  CitySelect: ['1'],
  CodeField: ['12'],
  Combobox: ['Казань'],
  DatePicker: ['2027-03-08'],
  DateStrip: ['2027-03-09'],
  DateTimeField: ['2027-03-08T09:30'],
  MapView: ['arbat'],
  MoneyField: ['1500'],
  MultiSelect: ['a', 'b'],
  NumberField: ['12'],
  PasswordField: ['secret'],
  PhoneField: ['+7 900 123-45-67'],
  QuantityStepper: ['3'],
  RadioGroup: ['b'],
  RatingInput: ['4'],
  RequisiteField: ['7707083893'],
  RichTextEditor: [JSON.stringify(peony)],
  SearchField: ['пионы'],
  Segmented: ['b'],
  Select: ['b'],
  Slider: ['2', '7'],
  Switch: ['on'],
  TagsInput: ['розы', 'пионы'],
  TextArea: ['Спасибо'],
  TextField: ['Анна'],
  ThemeSwitch: ['dark'],
  TimeField: ['09:30'],
  TimeSlotPicker: ['11:00'],
  Tree: ['a', 'b'],
};
