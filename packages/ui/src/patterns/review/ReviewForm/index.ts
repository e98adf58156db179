export { ReviewForm, type ReviewErrors, type ReviewFormProps, type WrittenReview } from './ReviewForm.tsx';
