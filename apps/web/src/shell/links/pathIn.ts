/** The path of a pasted address of the site. */
export function pathIn(typed: string, origin: string): string {
  const text = typed.trim();
  return text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
}
