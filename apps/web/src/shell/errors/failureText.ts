import { ApiError } from '@vetka/api-client/client';
import { problemTexts } from '@vetka/domain/problem';

/** What to tell a visitor about something that could not be loaded. */
export const failureText = (error: unknown): string =>
  (error instanceof ApiError && error.failure.message) || problemTexts.unknown;
