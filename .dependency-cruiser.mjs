/**
 * Allowed imports between workspaces: the table of ARCHITECTURE.md as rules. `^@vetka/…` is matched as well as the
 * folder, because an import of an undeclared package stays unresolved.
 */

/** Matches a workspace both by its folder and by its package name. */
const workspace = (...names) => names.flatMap((name) => [`^((packages|apps)/)?${name}/`, `^@vetka/${name}(/|$)`]);

/** A rule: this workspace imports no other workspaces than these. */
const mayImport = (folder, allowed, comment) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: ['^(packages|apps|e2e|bench|scripts)/', '^@vetka/'],
    pathNot: [`^${folder}/`, ...workspace(...allowed)],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport('packages/domain', [], 'domain depends on no other workspace'),
    mayImport('packages/api-client', ['domain'], 'the contract uses the types of domain'),
    mayImport('packages/machines', ['domain'], 'machines receive their actors from the app'),
    mayImport('packages/ui', ['domain'], 'the UI kit is independent of the server, the machines and the apps'),
    mayImport('packages/tracing', [], 'traces know nothing of the shop'),
    // Its tests start the provider emulators in their own process.
    mayImport(
      'apps/api',
      ['domain', 'api-client', 'tracing', 'emulator', 'demo'],
      'the server implements the contract; emulator and demo are for its tests',
    ),
    {
      name: 'emulator-and-demo-are-for-tests',
      comment: 'In production the API calls providers over HTTP only and contains no demo data.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: ['\\.test\\.ts$', '^apps/api/test/'] },
      to: { path: workspace('emulator', 'demo') },
    },
    mayImport('apps/demo', ['domain', 'api'], 'the demo seeds the API with data'),
    mayImport('apps/web', ['domain', 'api-client', 'machines', 'tracing', 'ui'], 'the site combines all packages'),
    mayImport('apps/storybook', ['ui', 'machines'], 'stories present the UI kit'),
    mayImport('apps/emulator', [], 'an emulator of external providers shares no code with the project'),
    mayImport('deploy', ['api', 'web'], 'manifests are compared with what the programs read from their environment'),
    mayImport('e2e', [], 'browser tests use the site only through its pages and HTTP'),
    mayImport('bench', ['scripts'], 'benchmarks measure the built shop'),
    mayImport('scripts', [], 'the launcher runs before anything is installed'),
    {
      name: 'api-takes-the-contract-only',
      comment: 'The server never calls itself: it may import only the contract of api-client.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: {
        path: ['^packages/api-client/', '^@vetka/api-client(/|$)'],
        pathNot: ['^packages/api-client/src/contract/', '^@vetka/api-client/contract$'],
      },
    },
    {
      name: 'contract-has-types-only',
      comment: 'Schemas must stay out of the browser bundle: api-client imports only types from domain.',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^packages/domain/', '^@vetka/domain(/|$)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'styles-take-vars-only',
      comment:
        'When a style file imports the global styles, vanilla-extract emits them only once, for the first importer. Import @vetka/ui/vars instead.',
      severity: 'error',
      from: { path: '\\.css\\.ts$' },
      to: { path: '^packages/ui/src/styles/index\\.ts$' },
    },
    {
      name: 'site-uses-no-box',
      comment: 'Box brings 28 kB of utility classes into a stylesheet. Use a layout part or a style of the feature.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: ['^packages/ui/src/components/Box/', '^@vetka/ui/Box$'] },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature never imports another feature: routes compose them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-goes-one-way',
      comment: 'Imports go one way: routes → features → shell.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'shell-is-the-ground-of-web',
      comment: 'Routes pass features to the shell as parameters.',
      severity: 'error',
      from: { path: '^apps/web/src/shell/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'api-modules-stand-alone',
      comment: "A module uses another module's decorated service (app.cart), never its files.",
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Modules depend on platform and adapters, never the reverse.',
      severity: 'error',
      from: { path: '^apps/api/src/(platform|adapters)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'no-cycles',
      comment: 'Merge two files that import each other, or extract what they share.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'The file does not exist, or the package is not a declared dependency.',
      severity: 'error',
      from: { pathNot: '^apps/web/dist/' },
      to: { couldNotResolve: true, pathNot: ['^apps/web/dist/', '\\?', '^virtual:'] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Put code that tests share into a separate file.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/', '/\\.dist-'] },
    exclude: { path: ['/dist/', '/\\.dist-', '/storybook-static/', '\\.gen\\.ts$'] },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@vetka/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
