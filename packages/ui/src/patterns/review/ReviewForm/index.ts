export { ReviewForm, type ReviewFormProps, type WrittenReview } from './ReviewForm.tsx';
