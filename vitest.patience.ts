import { vi } from 'vitest';

/** A busy machine takes longer than the second that Vitest waits (ms). */
const timeout = 10_000;

/** Setup of a test project: gives every `vi.waitFor` without a time of its own more than a second. */
const { waitFor } = vi;
const isPatient = Symbol.for('vetka.patient');

// Files that share a worker share `vi`.
if (!(isPatient in waitFor)) {
  const patient: typeof waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout, ...options });
  vi.waitFor = Object.assign(patient, { [isPatient]: true });
}
