import { starText } from '../RatingStars/ratingTexts.ts';
import { useId, useState, type Ref } from 'react';
import * as choice from '../../internal/choice/choice.css.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { StarIcon } from '../Icon/icons/StarIcon.ts';
import * as styles from './RatingInput.css.ts';

export interface RatingInputProps extends FieldProps, ValueProps<number, null> {
  /** 1 to 5, or `null` while nothing is chosen. */
  value?: number | null | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const ratingTexts: Record<number, string> = { 1: 'Ужасно', 2: 'Плохо', 3: 'Нормально', 4: 'Хорошо', 5: 'Отлично' };
const values = [1, 2, 3, 4, 5] as const;

/** A rating to give. Arrows move and choose (native radio group). To show a rating use `Rating`. */
export function RatingInput(props: RatingInputProps) {
  const { starCount = starText, ratingWords = ratingTexts } = useWords();
  const { value: given, defaultValue, onChange, isDisabled = false, name, ...frame } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, null);
  const ownName = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <Field {...frame} kind="radiogroup">
      {({ required }) => (
        <div className={styles.row}>
          <div className={styles.stars} onPointerLeave={() => setHovered(null)}>
            {values.map((star) => (
              <label
                key={star}
                className={styles.star}
                data-lit={star <= shown ? '' : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && !isDisabled && setHovered(star)}
              >
                <input
                  className={choice.native}
                  type="radio"
                  name={name ?? ownName}
                  value={star}
                  checked={star === value}
                  disabled={isDisabled}
                  required={required}
                  aria-label={`${starCount(star)}, ${ratingWords[star]?.toLowerCase()}`}
                  onChange={() => {
                    // Show the chosen rating now, wherever the pointer rests.
                    setHovered(null);
                    choose(star);
                  }}
                />
                <StarIcon size="xl" isFilled={star <= shown} />
              </label>
            ))}
          </div>
          <span className={styles.word} aria-hidden="true">
            {ratingWords[shown]}
          </span>
        </div>
      )}
    </Field>
  );
}
