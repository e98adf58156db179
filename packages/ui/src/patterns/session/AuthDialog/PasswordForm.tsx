import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import * as styles from './AuthDialog.css.ts';

export interface PasswordFormProps {
  onSubmit: (login: string, password: string) => void;
  isBusy: boolean;
  loginError?: string | undefined;
  passwordError?: string | undefined;
}

/** The other way in, for those who have set a password. */
export function PasswordForm({ onSubmit, isBusy, loginError, passwordError }: PasswordFormProps) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(login.trim(), password);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Телефон, почта или никнейм"
        value={login}
        onChange={setLogin}
        error={loginError}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        autoFocus
      />
      <PasswordField
        label="Пароль"
        value={password}
        onChange={setPassword}
        error={passwordError}
        name="password"
        isRequired
      />
      <Button type="submit" size="l" isFullWidth isLoading={isBusy} loadingText="Входим">
        Войти
      </Button>
    </form>
  );
}
