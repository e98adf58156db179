import { promotionLimits, type ManagedPromotion } from '@vetka/domain/promotion';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Notice } from '@vetka/ui/Notice';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../shell/forms/FormDialog.tsx';
import { typedNumber } from '../../shell/forms/typedFigures.ts';
import { CategoryChoice } from '../../shell/promotions/CategoryChoice.tsx';
import { DiscountFields, OfferDayFields } from '../../shell/promotions/DiscountFields.tsx';
import {
  promotionDraftOf,
  promotionErrors,
  promotionOf,
  type PromotionDraft,
  type PromotionErrors,
} from './promotionDraft.ts';
import { useSavePromotion } from './usePromotions.ts';

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
      <DiscountFields {...parts} />
      <NumberField
        label="Платит «Ветка»"
        hint="Остальное платит магазин"
        unit="% скидки"
        {...typedNumber({
          value: draft.platformPercent,
          onChange: (platformPercent) => parts.onChange({ platformPercent }),
        })}
        error={parts.errors.platformPercent}
      />
      <OfferDayFields {...parts} hint="По Москве" />
      <CategoryChoice
        chosen={draft.categoryIds}
        onChange={(categoryIds) => parts.onChange({ categoryIds })}
        none="Все товары"
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
