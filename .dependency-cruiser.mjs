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
    mayImport('packages/domain', [], 'domain is the ground: it knows nobody'),
    mayImport('packages/api-client', ['domain'], 'the contract speaks in the things of domain'),
    mayImport('packages/machines', ['domain'], 'machines get their actors from the app'),
    mayImport('packages/ui', ['domain'], 'the kit knows no server, no process and no app'),
    // Its tests start the provider emulators in their own process.
    mayImport('apps/api', ['domain', 'api-client', 'emulator', 'demo'], 'the server needs the things and the contract'),
    {
      name: 'emulator-and-demo-are-for-tests',
      comment: 'In production the API meets providers over HTTP only, and carries no demo data.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: ['\\.test\\.ts$', '^apps/api/test/'] },
      to: { path: workspace('emulator', 'demo') },
    },
    mayImport('apps/demo', ['domain', 'api'], 'the demo is the API with data in it'),
    mayImport('apps/web', ['domain', 'api-client', 'machines', 'ui'], 'the site is put together of all packages'),
    mayImport('apps/storybook', ['ui', 'machines'], 'stories show the kit'),
    mayImport('apps/emulator', [], 'a stand-in for strangers shares no code with us'),
    mayImport('e2e', [], 'browser tests meet the site as its users do'),
    mayImport('bench', ['scripts'], 'benchmarks measure what is built'),
    mayImport('scripts', [], 'the launcher runs before anything is installed'),
    {
      name: 'api-takes-the-contract-only',
      comment: 'The server never calls itself: of api-client it may import the contract.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: {
        path: ['^packages/api-client/', '^@vetka/api-client(/|$)'],
        pathNot: ['^packages/api-client/src/contract/', '^@vetka/api-client/contract$'],
      },
    },
    {
      name: 'contract-has-types-only',
      comment: 'The browser must not carry schemas: api-client imports the types of domain and nothing else of it.',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^packages/domain/', '^@vetka/domain(/|$)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'styles-take-vars-only',
      comment:
        'A style file that reaches the global styles makes the style compiler lose them: whoever runs first keeps them. Take @vetka/ui/vars.',
      severity: 'error',
      from: { path: '\\.css\\.ts$' },
      to: { path: '^packages/ui/src/styles/index\\.ts$' },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature never imports a feature: the route composes them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-goes-one-way',
      comment: 'routes → features → shell.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'shell-is-the-ground-of-web',
      comment: 'The shell gets features from the routes, as parameters.',
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
      comment: 'platform and adapters are what modules stand on.',
      severity: 'error',
      from: { path: '^apps/api/src/(platform|adapters)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'A file that is not there, or a package that is not declared.',
      severity: 'error',
      from: { pathNot: '^apps/web/dist/' },
      to: { couldNotResolve: true, pathNot: ['^apps/web/dist/', '\\?', '^virtual:'] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What two tests share is a file of its own, not a test.',
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
