/** A third-party package as the bill of materials names it. */
export interface Component {
  group?: string;
  name: string;
  version?: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licences that require no more than a notice, or the publication of changes to the package itself (MPL). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, or without a readable one, and the reason they may be used. */
const exceptions: readonly (readonly [name: RegExp, licence: string, reason: string])[] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a library of its own that sharp loads and anybody can replace'],
  [/^(?:png-js|xmlhttprequest-ssl)$/, '', 'the file LICENSE is that of MIT; the manifest has an outdated form'],
];

const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

/** Whether an SPDX expression is satisfied by allowed licences. `OR` is a choice, `AND` requires both. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())));
}

const expressionOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

/** Components whose licence is not allowed. Our own packages are left out. */
export function licenceProblems(components: readonly Component[]): string[] {
  const foreign = components.filter(({ group }) => group !== '@vetka');
  const refused = foreign.filter((component) => !isAllowed(expressionOf(component)));
  const isExcepted = (component: Component) =>
    exceptions.some(([name, licence]) => name.test(nameOf(component)) && licence === expressionOf(component));
  return refused
    .filter((component) => !isExcepted(component))
    .map((component) => `${nameOf(component)}@${component.version}: “${expressionOf(component) || 'no licence'}”`);
}

interface Lockfile {
  packages?: Record<string, { resolution?: { integrity?: string; tarball?: string } }>;
}

/** Packages that the lockfile takes from outside the registry, or without a SHA-512. */
export function lockProblems({ packages = {} }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([name, { resolution }]) => {
    if (resolution?.tarball !== undefined) return [`${name} comes from ${resolution.tarball}, not from the registry`];
    return resolution?.integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512 in the lockfile`];
  });
}

/** Actions of a workflow that a tag names: its owner can make the tag another program, which would see our keys. */
export const workflowProblems = (file: string, text: string): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: *(?<action>[^\s#]+)/gm)]
    .map(({ groups }) => groups?.action ?? '')
    .filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))
    .map((action) => `${file}: name ${action} by the commit, with its version in a comment`);
