import { min, phone, required } from '@vetka/domain/form';
import { codeLength } from '@vetka/domain/session';
import type { FieldRules, Form } from '../../../forms/index.ts';

export type AuthStep = 'phone' | 'code' | 'password';

/** All that is typed on the way in; a step does not lose what was typed in another. */
export interface AuthValues {
  phone: string;
  code: string;
  login: string;
  password: string;
  /** Whether the consent is given; named as the server names its error. */
  consentVersion: boolean;
}

export const nothingTyped: AuthValues = { phone: '', code: '', login: '', password: '', consentVersion: false };

/** Of the step on the page. Only the server knows whether a consent is needed: for a number that it does not know. */
export const authRules: Record<AuthStep, FieldRules<AuthValues>> = {
  phone: { phone: [required, phone] },
  code: { code: [required, min(codeLength)] },
  password: { login: required, password: required },
};

/** What the form of every step takes. */
export interface AuthFormProps {
  form: Form<AuthValues>;
  isBusy: boolean;
}
