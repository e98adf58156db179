import type { DeskQuestion } from '@vetka/machines/desk-order';
import type { ReactNode } from 'react';
import { DiscardGuard } from '../../shell/forms/DiscardGuard.tsx';
import { CourierQuestion } from './questions/CourierQuestion.tsx';
import { HandOverQuestion } from './questions/HandOverQuestion.tsx';
import { PhotoQuestion } from './questions/PhotoQuestion.tsx';
import { ReasonQuestion } from './questions/ReasonQuestion.tsx';
import type { StepQuestionProps } from './questions/stepQuestionProps.ts';

const questions: Record<DeskQuestion, (props: StepQuestionProps) => ReactNode> = {
  reason: ReasonQuestion,
  photo: PhotoQuestion,
  courier: CourierQuestion,
  handOver: HandOverQuestion,
};

/** The dialog with a step's question before it is sent. */
export function StepQuestion(props: StepQuestionProps) {
  const Question = questions[props.question];
  return (
    <DiscardGuard key={`${props.order.id} ${props.step}`} onClose={props.onDismiss}>
      {(close) => <Question {...props} onDismiss={close} />}
    </DiscardGuard>
  );
}
