import { recordOf } from '../http.ts';

/** The body of a notification. Anything but an object becomes an empty record. */
export function parseJson(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}
