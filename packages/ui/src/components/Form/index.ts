export { Form, type FormProps } from './Form.tsx';
export type { FormErrors } from './useFormErrors.ts';
