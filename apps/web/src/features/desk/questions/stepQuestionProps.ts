import type { StepDetails } from '@vetka/machines/desk-order';
import type { OpenQuestion } from '../steps/deskSteps.ts';

/** What the dialog of a step needs. */
export interface StepQuestionProps extends OpenQuestion {
  /** Slug of the shop. */
  service: string;
  onAnswer: (details: StepDetails) => void;
  onDismiss: () => void;
}
