import { answerMinutes, substitutionLabels } from '@vetka/domain/desk';
import type { SubstitutionChoice } from '@vetka/domain/order';
import { RadioGroup, type RadioOption } from '../../../components/RadioGroup/index.ts';
import type { CheckoutPartProps } from './checkoutPart.ts';

const notes: Record<SubstitutionChoice, string> = {
  ASK: `Магазин предложит замену, вы ответите за ${answerMinutes} минут. Промолчите – соберут без неё и вернут разницу`,
  SIMILAR: 'Флорист подберёт близкое по цвету и форме',
  NEVER: 'Соберут без того, чего не оказалось, и вернут разницу',
};

const choices: readonly SubstitutionChoice[] = ['ASK', 'SIMILAR', 'NEVER'];
const options = choices.map((value): RadioOption<SubstitutionChoice> => ({
  value,
  label: substitutionLabels[value],
  description: notes[value],
}));

/** What to do about flowers that run out. */
export function CheckoutSubstitution({ index, draft, onChange }: CheckoutPartProps & { index: number }) {
  return (
    <RadioGroup
      variant="card"
      label="Если чего-то не окажется"
      id={`orders.${index}.substitution`}
      options={options}
      value={draft.substitution}
      onChange={(substitution) => onChange({ substitution })}
    />
  );
}
