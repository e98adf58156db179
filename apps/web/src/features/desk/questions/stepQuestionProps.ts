import type { StepDetails } from '@vetka/machines/desk-order';
import type { OpenQuestion } from '../steps/deskSteps.ts';

/** Props of a step's dialog. */
export interface StepQuestionProps extends OpenQuestion {
  /** Slug of the shop. */
  service: string;
  onAnswer: (details: StepDetails) => void;
  onDismiss: () => void;
}
