import { goodsLimits } from '@vetka/domain/goods';
import type { OpeningProduct } from '@vetka/domain/opening';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { Select } from '@vetka/ui/Select';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { TextField } from '@vetka/ui/TextField';
import { UploadField } from '@vetka/ui/UploadField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from './opening.css.ts';
import { useFirstProduct } from './useFirstProduct.ts';

interface ProductStepProps {
  userId: number;
  service: string;
  begun: OpeningProduct | undefined;
  onSaved: () => void;
  onSkip: () => void;
}

/** The first product: a picture, a name, a price and a category are enough. */
export function ProductStep({ onSaved, onSkip, ...where }: ProductStepProps) {
  const form = useFirstProduct(where, onSaved);
  const { typed, change, uploads } = form;
  const [isTried, setIsTried] = useState(false);
  const errors = isTried ? { ...form.fields, ...form.errors } : form.fields;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(form.errors).length === 0 && !form.isPending && !form.isUploading) form.save();
  };
  const reveal = useRevealInvalid(form.isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <UploadField
        label="Снимки"
        isRequired
        hint="При дневном свете, букет целиком. Первый станет обложкой"
        maxCount={goodsLimits.photos}
        items={uploads.items}
        onFiles={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onMove={uploads.move}
        error={uploads.refusal ?? errors['photos']}
      />
      <TextField
        label="Название"
        isRequired
        limit={goodsLimits.title}
        hint="Что и сколько: «Букет из 25 розовых пионов»"
        value={typed.title}
        onChange={(title) => change({ title })}
        error={errors['title']}
      />
      <div className={styles.pair}>
        <MoneyField
          label="Цена"
          isRequired
          {...typedMoney({ value: typed.price, onChange: (price) => change({ price }) })}
          error={errors['price']}
        />
        <NumberField
          label="Собираем за"
          unit="мин"
          hint="Раньше этого не пообещаем"
          {...typedNumber({ value: typed.minutes, onChange: (minutes) => change({ minutes }) })}
          error={errors['minutes'] ?? errors['productionMinutes']}
        />
      </div>
      <NumberField
        label="Сколько есть"
        unit="шт"
        hint="Пусто, если собираете под заказ"
        {...typedNumber({ value: typed.stock ?? '', onChange: (stock) => change({ stock }) })}
        error={errors['stock']}
      />
      <Select
        label="Категория"
        isRequired
        options={form.categories.map(({ id, path }) => ({ value: String(id), label: path }))}
        value={typed.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        error={errors['categoryIds']}
      />
      {form.message && (
        <Notice tone="critical" isAnnounced>
          {form.message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="l" isLoading={form.isPending} loadingText="Сохраняем" isDisabled={form.isUploading}>
          Дальше: проверка
        </Button>
        <Button variant="plain" size="l" onClick={onSkip}>
          Добавлю позже
        </Button>
      </div>
    </form>
  );
}
