import { max, required } from '@vetka/domain/form';
import { reviewLimits as limits, type NewReview } from '@vetka/domain/review';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { RatingInput } from '../../../components/RatingInput/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { UploadField, type UploadFieldProps } from '../../../components/UploadField/index.ts';
import { useForm, type FieldRules, type FormValidationError, type ServerErrors } from '../../../forms/index.ts';
import { allUploaded, stillUploading } from '../../uploads.ts';

/** The texts; the owner keeps the photos. */
export type WrittenReview = Omit<NewReview, 'mediaFiles'>;

const words = { text: 'Отзыв', pros: 'Понравилось', cons: 'Не понравилось' } as const;
type Part = keyof typeof words;
const parts = Object.keys(words) as Part[];

export interface ReviewFormProps {
  /** Name of the reviewed product or shop: the form's accessible name. */
  title: string;
  /** Initial values when editing. */
  start?: WrittenReview | undefined;
  /** What was typed before, for example before a reload: it wins over `start`. */
  draft?: Partial<WrittenReview> | undefined;
  /** Called with every change, to keep what is typed. */
  onDraft?: ((draft: Partial<WrittenReview>) => void) | undefined;
  /** Photos, as in `UploadField`. Without them there is no field. */
  photos?: Pick<UploadFieldProps, 'items' | 'onFiles' | 'onRemove' | 'onRetry' | 'onMove'> | undefined;
  /** Server errors by payload field. */
  errors?: ServerErrors | null | undefined;
  /** Errors already shown under the fields; the application reports the first one. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  isLoading?: boolean | undefined;
  onSubmit: (review: WrittenReview) => void;
  /** Cancels. Without it there is no button. */
  onCancel?: (() => void) | undefined;
}

type Uploads = NonNullable<ReviewFormProps['photos']>['items'];

interface Draft extends Record<Part, string> {
  rating: number | null;
}

const emptyDraft: Draft = { rating: null, text: '', pros: '', cons: '' };
const noPhotos: Uploads = [];

const rules: FieldRules<Draft & { mediaFiles: Uploads }> = {
  rating: required,
  text: max(limits.text),
  pros: max(limits.pros),
  cons: max(limits.cons),
  mediaFiles: allUploaded,
};

function useReviewForm({
  start,
  draft: kept,
  onDraft,
  photos,
  errors,
  onInvalid,
  isLoading,
  onSubmit,
}: ReviewFormProps) {
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, ...start, ...kept });
  const mediaFiles = photos?.items ?? noPhotos;
  const form = useForm({
    id: useId(),
    values: { ...draft, mediaFiles },
    onChange: ({ rating, text, pros, cons }) => {
      setDraft({ rating, text, pros, cons });
      onDraft?.({ text, pros, cons, ...(rating !== null && { rating }) });
    },
    rules,
    onSubmit({ rating, text, pros, cons }) {
      const unfinished = stillUploading(mediaFiles);
      if (unfinished !== undefined) form.refuse({ mediaFiles: unfinished });
      else if (rating !== null) onSubmit({ rating, text: text.trim(), pros: pros.trim(), cons: cons.trim() });
    },
    onInvalid,
    serverErrors: errors,
    isLoading,
  });
  return form;
}

/** A buyer's review of a product they received, or of its shop. The owner sends it. */
export function ReviewForm(props: ReviewFormProps) {
  const { title, start, photos, isLoading = false, onCancel } = props;
  const form = useReviewForm(props);
  const { id, error } = form.choice('mediaFiles');
  return (
    <form {...form.props} aria-label={`Отзыв: ${title}`}>
      <Stack gap={20}>
        <RatingInput label="Оценка" {...form.choice('rating')} isDisabled={isLoading} />
        {parts.map((part) => (
          <TextArea key={part} label={words[part]} {...form.field(part)} limit={limits[part]} isReadOnly={isLoading} />
        ))}
        {photos && (
          <UploadField
            {...photos}
            id={id}
            error={error}
            label="Фотографии"
            maxCount={limits.photos}
            isDisabled={isLoading}
          />
        )}
        <Inline>
          <Button type="submit" isLoading={isLoading} loadingText="Отправляем">
            {start ? 'Сохранить отзыв' : 'Отправить отзыв'}
          </Button>
          {onCancel && (
            <Button variant="plain" onClick={onCancel}>
              Отмена
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
