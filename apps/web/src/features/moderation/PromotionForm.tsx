import type { CouponKind } from '@vetka/domain/coupon';
import { promotionLimits, type ManagedPromotion } from '@vetka/domain/promotion';
import { DatePicker } from '@vetka/ui/DatePicker';
import { Notice } from '@vetka/ui/Notice';
import { Segmented } from '@vetka/ui/Segmented';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../shell/forms/FormDialog.tsx';
import { CategoryChoice } from '../../shell/promotions/CategoryChoice.tsx';
import * as styles from './moderation.css.ts';
import {
  promotionDraftOf,
  promotionErrors,
  promotionOf,
  type PromotionDraft,
  type PromotionErrors,
} from './promotionDraft.ts';
import { useSavePromotion } from './usePromotions.ts';

const kinds: readonly { value: CouponKind; label: string }[] = [
  { value: 'PERCENT', label: 'Процент' },
  { value: 'AMOUNT', label: 'Сумма' },
];

interface PromotionFormProps {
  /** Null: a new one. */
  promotion: ManagedPromotion | null;
  onClose: () => void;
}

/** Adds a promotion or changes its terms. */
export function PromotionForm({ promotion, onClose }: PromotionFormProps) {
  const [draft, setDraft] = useState(() => promotionDraftOf(promotion));
  const [isTried, setTried] = useState(false);
  const { save, isPending, fields, message } = useSavePromotion(promotion?.id ?? null, onClose);
  const terms = promotionOf(draft);
  const wrong = promotionErrors(terms);
  const submit = () => {
    setTried(true);
    if (Object.keys(wrong).length === 0) save(terms);
  };
  const parts = {
    draft,
    errors: { ...fields, ...(isTried ? wrong : {}) },
    onChange: (part: Partial<PromotionDraft>) => setDraft({ ...draft, ...part }),
  };
  return (
    <FormDialog
      onClose={onClose}
      title={promotion ? 'Изменить акцию' : 'Новая акция'}
      submitLabel={promotion ? 'Сохранить' : 'Показать магазинам'}
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      {promotion && promotion.shops > 0 && (
        <Notice tone="info">Если условия станут хуже для магазинов, участники должны будут согласиться ещё раз.</Notice>
      )}
      <Words {...parts} />
      <Discount {...parts} />
      <Days {...parts} />
      <CategoryChoice
        chosen={draft.categoryIds}
        onChange={(categoryIds) => parts.onChange({ categoryIds })}
        none="Разделы: все товары"
        error={parts.errors.categoryIds}
      />
    </FormDialog>
  );
}

interface PartProps {
  draft: PromotionDraft;
  errors: PromotionErrors;
  onChange: (part: Partial<PromotionDraft>) => void;
}

function Words({ draft, errors, onChange }: PartProps) {
  return (
    <>
      <TextField label="Название" value={draft.name} onChange={(name) => onChange({ name })} error={errors.name} />
      <TextArea
        label="Условия"
        hint="Их прочитают магазины, прежде чем согласиться"
        limit={promotionLimits.text}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        error={errors.text}
      />
    </>
  );
}

function Discount({ draft, errors, onChange }: PartProps) {
  const isPercent = draft.kind === 'PERCENT';
  return (
    <>
      <Segmented label="Вид скидки" options={kinds} value={draft.kind} onChange={(kind) => onChange({ kind })} />
      <div className={styles.pair}>
        <TextField
          label={isPercent ? 'Скидка, %' : 'Скидка, ₽'}
          inputMode="decimal"
          value={draft.value}
          onChange={(value) => onChange({ value })}
          error={errors.value}
        />
        {isPercent && (
          <TextField
            label="Не больше, ₽"
            placeholder="без потолка"
            inputMode="decimal"
            value={draft.maxDiscount}
            onChange={(maxDiscount) => onChange({ maxDiscount })}
            error={errors.maxDiscount}
          />
        )}
      </div>
      <TextField
        label="Платит «Ветка», % скидки"
        hint="Остальное платит магазин"
        inputMode="numeric"
        value={draft.platformPercent}
        onChange={(platformPercent) => onChange({ platformPercent })}
        error={errors.platformPercent}
      />
    </>
  );
}

function Days({ draft, errors, onChange }: PartProps) {
  return (
    <div className={styles.pair}>
      <DatePicker
        label="Первый день"
        hint="По Москве"
        value={draft.startsOn}
        onChange={(startsOn) => onChange({ startsOn })}
        error={errors.startsOn}
      />
      <DatePicker
        label="Последний день"
        value={draft.endsOn}
        onChange={(endsOn) => onChange({ endsOn })}
        error={errors.endsOn}
      />
    </div>
  );
}
