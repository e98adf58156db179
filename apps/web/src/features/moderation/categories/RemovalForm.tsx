import { categoryLimits as limits, type ManagedCategories, type ManagedCategory } from '@vetka/domain/goods';
import { Notice } from '@vetka/ui/Notice';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import * as shared from '../moderation.css.ts';
import { holdsAnything, lossTexts, obstacleOf, pathOf, targetsOf } from './categoryDraft.ts';
import { useRemoveCategory } from './useCategories.ts';

interface RemovalFormProps {
  all: ManagedCategories;
  category: ManagedCategory;
  onClose: () => void;
}

/** Removes a category, or merges it into another one, after showing what happens to everything in it. */
export function RemovalForm({ all, category, onClose }: RemovalFormProps) {
  const mustChoose = holdsAnything(all, category);
  const [targetId, setTargetId] = useState(mustChoose ? category.parentId : null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { act, isPending, message, fields } = useRemoveCategory(category, onClose);
  const targets = targetsOf(all, category);
  const obstacle = obstacleOf(category);
  const submit = () => {
    setTried(true);
    if (!mustChoose || targetId !== null) act({ targetId, reason: reason.trim() });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Удалить «${category.name}»?`}
      submitLabel="Удалить"
      submitVariant="dangerSolid"
      loadingText="Удаляем"
      isPending={isPending}
      isDisabled={obstacle !== undefined}
      message={message}
      onSubmit={submit}
    >
      {obstacle !== undefined && <Notice tone="critical">{obstacle}</Notice>}
      {mustChoose && (
        <Select
          label="Куда перенести"
          isRequired
          options={targets.map((each) => ({ value: String(each.id), label: pathOf(all, each) }))}
          value={targetId === null ? null : String(targetId)}
          onChange={(value) => setTargetId(Number(value))}
          error={fields['targetId'] ?? (isTried && targetId === null ? 'Выберите категорию' : undefined)}
        />
      )}
      <ul className={shared.notes}>
        {lossTexts(
          all,
          category,
          targets.find(({ id }) => id === targetId),
        ).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TextField label="Зачем" hint="Останется в журнале" limit={limits.reason} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
