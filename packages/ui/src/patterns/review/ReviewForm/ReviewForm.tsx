import { formMessages } from '@vetka/domain/form';
import type { NewReview } from '@vetka/domain/review';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { RatingInput } from '../../../components/RatingInput/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { UploadField, type UploadFieldProps } from '../../../components/UploadField/index.ts';
import { uploadsProblem } from '../../uploadsProblem.ts';

/** What is written; the photographs are the owner's. */
export type WrittenReview = Omit<NewReview, 'mediaFiles'>;

/** What is wrong, by the name of the field in the payload. */
export type ReviewErrors = Partial<Record<keyof NewReview, string>>;

/** Photographs of a review, at most. */
const maxPhotos = 10;
/** Characters of its parts, at most. */
const limits = { text: 2000, pros: 500, cons: 500 } as const;

const words = { text: 'Отзыв', pros: 'Понравилось', cons: 'Не понравилось' } as const;
type Part = keyof typeof words;
const parts = Object.keys(words) as Part[];

export interface ReviewFormProps {
  /** What is reviewed: the name of the form for a screen reader. */
  title: string;
  /** What was written before, to be changed. */
  start?: WrittenReview | undefined;
  /** Photographs, as in `UploadField`. Without them there is no field. */
  photos?: Pick<UploadFieldProps, 'items' | 'onFiles' | 'onRemove' | 'onRetry'> | undefined;
  /** What the server found wrong. */
  errors?: ReviewErrors | undefined;
  isBusy?: boolean | undefined;
  onSubmit: (review: WrittenReview) => void;
  /** Gives up. Without it there is no button. */
  onCancel?: (() => void) | undefined;
}

interface Draft extends Record<Part, string> {
  rating: number | null;
}

const emptyDraft: Draft = { rating: null, text: '', pros: '', cons: '' };

function findErrors(draft: Draft, photos: ReviewFormProps['photos']): ReviewErrors {
  const problem = photos && uploadsProblem(photos.items);
  const long = parts.filter((part) => draft[part].length > limits[part]);
  return {
    ...(draft.rating === null && { rating: formMessages.required }),
    ...(problem !== undefined && { mediaFiles: problem }),
    ...Object.fromEntries(long.map((part) => [part, formMessages.max(limits[part])])),
  };
}

/** What a buyer says of a product they received. It sends nothing itself. */
export function ReviewForm(props: ReviewFormProps) {
  const { title, start, photos, errors, isBusy = false, onSubmit, onCancel } = props;
  const [draft, setDraft] = useState<Draft>(start ?? emptyDraft);
  const [isPressed, setPressed] = useState(false);
  const found = findErrors(draft, photos);
  // A part that is too long says so at once; what is missing, when one tries to send.
  const errorOf = (field: keyof NewReview) =>
    (isPressed || (field !== 'rating' && field !== 'mediaFiles') ? found[field] : undefined) ?? errors?.[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const { rating } = draft;
    if (isBusy || rating === null || Object.keys(found).length > 0) return;
    onSubmit({ rating, text: draft.text.trim(), pros: draft.pros.trim(), cons: draft.cons.trim() });
  };
  return (
    <Stack as="form" gap={20} aria-label={`Отзыв: ${title}`} onSubmit={submit}>
      <RatingInput
        label="Оценка"
        value={draft.rating}
        onChange={(rating) => setDraft({ ...draft, rating })}
        isDisabled={isBusy}
        isRequired
        error={errorOf('rating')}
      />
      {parts.map((part) => (
        <TextArea
          key={part}
          label={words[part]}
          value={draft[part]}
          onChange={(value) => setDraft({ ...draft, [part]: value })}
          limit={limits[part]}
          isReadOnly={isBusy}
          error={errorOf(part)}
        />
      ))}
      {photos && (
        <UploadField
          {...photos}
          label="Фотографии"
          maxCount={maxPhotos}
          isDisabled={isBusy}
          error={errorOf('mediaFiles')}
        />
      )}
      <Inline>
        <Button type="submit" isLoading={isBusy} loadingText="Отправляем">
          {start ? 'Сохранить отзыв' : 'Отправить отзыв'}
        </Button>
        {onCancel && (
          <Button variant="plain" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
