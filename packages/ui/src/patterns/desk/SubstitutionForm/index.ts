export { SubstitutionForm, type SubstitutionFormProps } from './SubstitutionForm.tsx';
