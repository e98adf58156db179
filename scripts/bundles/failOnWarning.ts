/**
 * For rolldown's `onLog`: a warning fails the build, except the one about a slow plugin, which depends on the machine.
 * @throws the warning
 */
export function failOnWarning(_level: string, { message }: { message: string }): void {
  if (!message.includes('PLUGIN_TIMINGS')) throw new Error(message);
}
