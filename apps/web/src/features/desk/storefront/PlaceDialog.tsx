import type { DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '@vetka/ui/Icon';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';

interface Places {
  /** From 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onNumber: () => void;
}

/** For moves that would be long by hand. */
export const placeActions = ({ place, count, onMove, onNumber }: Places): DropdownMenuItem[] => [
  {
    id: 'first',
    label: 'В начало',
    icon: <ArrowUpIcon />,
    isDisabled: place === 0,
    onSelect: () => onMove(0),
  },
  { id: 'number', label: 'На место…', icon: <PencilIcon />, onSelect: onNumber },
  {
    id: 'last',
    label: 'В конец',
    icon: <ArrowDownIcon />,
    isDisabled: place === count - 1,
    onSelect: () => onMove(count - 1),
  },
];

interface PlaceDialogProps {
  title: string;
  /** From 1, as the shelf shows it. */
  place: number;
  count: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}

/** Asks for the number of a product's place. */
export function PlaceDialog({ title, place, count, onPlace, onClose }: PlaceDialogProps) {
  const [typed, setTyped] = useState(String(place));
  const [isTried, setIsTried] = useState(false);
  const wanted = Number(typed);
  const problem = Number.isInteger(wanted) && wanted >= 1 && wanted <= count ? undefined : `Число от 1 до ${count}`;
  const submit = () => {
    setIsTried(true);
    if (problem !== undefined) return;
    if (wanted !== place) onPlace(wanted);
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Место на витрине"
      description={title}
      submitLabel="Поставить"
      onSubmit={submit}
    >
      <TextField
        label={`Номер места, от 1 до ${count}`}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        error={isTried ? problem : undefined}
      />
    </FormDialog>
  );
}
