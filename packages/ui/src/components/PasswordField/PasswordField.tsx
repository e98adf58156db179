import { useState } from 'react';
import { useWords } from '../../internal/words/words.ts';
import { Field, FieldBox } from '../Field/index.ts';
import { useTextControl, type TextControlProps } from '../Field/textControl.ts';
import { EyeIcon } from '../Icon/icons/EyeIcon.ts';
import { EyeOffIcon } from '../Icon/icons/EyeOffIcon.ts';
import { IconButton } from '../IconButton/index.ts';

export interface PasswordFieldProps extends Omit<TextControlProps, 'autoComplete'> {
  /** `new-password` where one is chosen, so that password managers offer to generate it. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password, hidden unless revealed. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { showPassword = 'Показать пароль' } = useWords();
  const [isShown, setIsShown] = useState(false);
  const { frame, state, native, onChange } = useTextControl(props);
  const eye = (
    <IconButton
      label={showPassword}
      aria-pressed={isShown}
      icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
      isDisabled={state.disabled}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox trailing={eye}>
          <input
            {...native}
            {...state}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
}
