import { min, phone, required } from '@vetka/domain/form';
import { codeLength } from '@vetka/domain/session';
import type { FieldRules, Form } from '../../../forms/index.ts';

export type AuthStep = 'phone' | 'code' | 'password';

/** All typed values; changing the step loses none of them. */
export interface AuthValues {
  phone: string;
  code: string;
  login: string;
  password: string;
  /** Whether consent is given; named as in the server's errors. */
  hasConsent: boolean;
}

export const nothingTyped: AuthValues = { phone: '', code: '', login: '', password: '', hasConsent: false };

/**
 * Rules of the current step. Consent is asked for before the number, so that the form does not reveal whether the
 * number is known.
 */
export const authRules: Record<AuthStep, FieldRules<AuthValues>> = {
  phone: { phone: [required, phone], hasConsent: required },
  code: { code: [required, min(codeLength)] },
  password: { login: required, password: required },
};

/** Props of every step's form. */
export interface AuthFormProps {
  form: Form<AuthValues>;
  isLoading: boolean;
}
