export { SubstitutionForm, type OptionPhotoField, type SubstitutionFormProps } from './SubstitutionForm.tsx';
export type { OptionPhoto } from './proposal.ts';
