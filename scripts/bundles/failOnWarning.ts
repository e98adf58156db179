/**
 * For rolldown's `onLog`: a warning fails the build, except that a plugin was slow, which says more about the machine.
 * @throws the warning
 */
export function failOnWarning(_level: string, { message }: { message: string }): void {
  if (!message.includes('PLUGIN_TIMINGS')) throw new Error(message);
}
