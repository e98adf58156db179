import type { Plugin } from 'rolldown';

/**
 * Excludes libraries from a bundle that other libraries load at their start but never use in our configuration. An
 * excluded library throws on any access, so that a wrong entry fails the first request instead of changing its
 * response.
 * @param libraries name of the package, and the reason nothing uses it
 */
export function leftOut(libraries: Readonly<Record<string, string>>): Plugin {
  const prefix = '\0left-out:';
  const reasonOf = (id: string): string | undefined => libraries[id];
  return {
    name: 'left-out',
    resolveId: (source) => (reasonOf(source) === undefined ? null : `${prefix}${source}`),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const message = JSON.stringify(`${name} is not in the bundle: ${reasonOf(name)}`);
      return { code: `module.exports = new Proxy({}, { get() { throw new Error(${message}); } });`, moduleType: 'js' };
    },
  };
}
