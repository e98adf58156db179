import { Button } from '../../../components/Button/index.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import type { AuthFormProps } from './authForm.ts';
import * as styles from './AuthDialog.css.ts';

/** The alternative sign-in, for users with a password. */
export function PasswordForm({ form, isLoading }: AuthFormProps) {
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label="Телефон, почта или никнейм"
        {...form.field('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField label="Пароль" {...form.field('password')} />
      <Button type="submit" size="l" isFullWidth isLoading={isLoading} loadingText="Входим">
        Войти
      </Button>
    </form>
  );
}
