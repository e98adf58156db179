import { parsePieces, type ChangeManyGoods } from '@vetka/domain/goods';
import { Segmented } from '@vetka/ui/Segmented';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { changeOfCost, percentIn, type CostUnit } from './bulkFigures.ts';

type Change = ChangeManyGoods['change'];

export type FigureQuestion = 'PRICE' | 'COST' | 'STOCK';

interface Words {
  title: string;
  label: string;
  hint: string;
  wrong: string;
}

const wrongPercent = 'Введите целое число от −90 до 300';
const questions: Record<Exclude<FigureQuestion, 'COST'>, Words> = {
  PRICE: {
    title: 'Изменить цены',
    label: 'На сколько процентов',
    hint: '−10 – дешевле на десятую часть. Цены округлим до 10 ₽',
    wrong: wrongPercent,
  },
  STOCK: {
    title: 'Изменить остаток',
    label: 'Сколько штук есть',
    hint: 'Столько станет у каждого выбранного товара',
    wrong: 'Введите целое число',
  },
};

const costTitle = 'Изменить себестоимость';
const costQuestions: Record<CostUnit, Words> = {
  PERCENT: {
    title: costTitle,
    label: 'На сколько процентов',
    hint: '10 – дороже на десятую часть. Округлим до рубля',
    wrong: wrongPercent,
  },
  ROUBLES: {
    title: costTitle,
    label: 'На сколько рублей',
    hint: '−50 – меньше на 50 ₽ у каждого выбранного товара',
    wrong: 'Введите сумму в рублях, например −50',
  },
};
const costUnits = [
  { value: 'PERCENT', label: 'В процентах' },
  { value: 'ROUBLES', label: 'В рублях' },
] as const;

function changeOf(question: FigureQuestion, typed: string, unit: CostUnit): Change | undefined {
  if (question === 'COST') return changeOfCost(typed, unit);
  if (question === 'STOCK') {
    const stock = parsePieces(typed);
    return stock === undefined ? undefined : { kind: 'STOCK', stock };
  }
  const percent = percentIn(typed);
  return percent === undefined ? undefined : { kind: 'PRICE_PERCENT', percent };
}

interface GoodsValueDialogProps {
  question: FigureQuestion | undefined;
  onClose: () => void;
  onAsk: (change: Change) => void;
}

/** Asks for the new figure of the selected products. */
export function GoodsValueDialog({ question, onClose, onAsk }: GoodsValueDialogProps) {
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState<CostUnit>('PERCENT');
  const [isTried, setIsTried] = useState(false);
  const words = question === 'COST' ? costQuestions[unit] : questions[question ?? 'PRICE'];
  const change = question && changeOf(question, typed, unit);
  const submit = () => {
    setIsTried(true);
    if (change) onAsk(change);
  };
  return (
    <FormDialog
      isOpen={question !== undefined}
      onClose={onClose}
      title={words.title}
      submitLabel="Показать, что изменится"
      onSubmit={submit}
    >
      {question === 'COST' && <Segmented label="Как изменить" options={costUnits} value={unit} onChange={setUnit} />}
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="text"
        value={typed}
        onChange={setTyped}
        error={isTried && !change ? words.wrong : undefined}
      />
    </FormDialog>
  );
}
