export {
  selectWaitingSteps,
  stepQueueMachine,
  type StepQueueContext,
  type StepQueueEmitted,
  type StepQueueEvent,
  type StoredStep,
} from './step-queue.machine.ts';
