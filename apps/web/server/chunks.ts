/** The module information that the bundler provides while it assigns modules to chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const vendor = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/;

/** Reachable through the index of react-query or of the router, but used by overlays, checkout and settings only. */
const later = /[\\/](?:queriesObserver|useQueries|mutationObserver|useMutation|useMutationState|useBlocker)\.js$/;

/** Reachable through an index of the domain, but used by few pages. */
const fewPages =
  /[\\/]domain[\\/]src[\\/](?:actor[\\/]index|page[\\/](?:limits|moved)|review[\\/](?:index|limits))\.ts$/;

/** Texts are cut in addresses, before anything is shown; the rest of the module is for what the shell shows. */
const ofShell = /[\\/]domain[\\/]src[\\/]text[\\/](?:index|monogram)\.ts$/;

/** Names of CSS variables: styles use them at build time, in the browser only drawings of a few pages do. */
const themeNames = /[\\/]ui[\\/]src[\\/]styles[\\/]vars\.css\.ts/;

/** The table of the API's calls and the code that sends them: the client loads both with its first call. */
const calls = /[\\/]api-client[\\/]src[\\/](?:contract[\\/]|client[\\/](?:send|request|response|retry)\.ts)/;

/** Small parts that a product's page loads together and few other pages have: a dozen files of 50 to 2,500 bytes. */
const ofProduct =
  /[\\/](?:ui[\\/]src[\\/]patterns[\\/](?:catalog[\\/](?:ProductLayout|ProductDetails|ColourSample)[\\/]\w+(?:\.css)?|NotAccepting)|web[\\/]src[\\/](?:shell[\\/]law[\\/](?:SellerFacts|ReturnNotes)|features[\\/]catalog[\\/]reviewsId))\.tsx?/;

/** The frame of a list of the catalogue: three files of 200 to 600 bytes. */
const ofCatalog =
  /[\\/]ui[\\/]src[\\/]patterns[\\/]catalog[\\/]CatalogToolbar[\\/]Catalog(?:Heading|Layout|Toolbar\.css)\.tsx?/;

/** What every form has, in a dozen small files. */
const ofForms = /[\\/]ui[\\/]src[\\/](?:forms|components[\\/](?:Field|TextField))[\\/]\w+(?:\.css)?\.tsx?/;

/** Re-exports all of Radix. Following its imports would put parts into a chunk that nothing in it uses. */
const allOfRadix = /[\\/]radix-ui[\\/]dist[\\/]internal\.mjs$/;

/** What loads parts of the kit on demand, such as enlarged pictures: three files of 200 to 700 bytes. */
const onDemand =
  /[\\/]ui[\\/]src[\\/](?:internal[\\/]lazyPart|components[\\/]Gallery[\\/](?:useZoom|galleryTexts))\.tsx?/;

/** The queries of a shop, which need those of its plans. */
const ofService = /[\\/](?:service[\\/]service|plans[\\/]plans)\.queries\.ts/;

/** What the pages of a person load first: two files of 300 and 500 bytes. */
const ofPerson = /[\\/](?:-personPages|profile\.queries)\.tsx?/;

/** Vite wraps every dynamic import in this helper. It stays in the entry script, which needs it first. */
const importing = /vite[\\/]preload-helper/;

/** One chunk and its root files. `null` name: its modules are traced, but left to the bundler. */
interface Root {
  name: string | null;
  /** Paths from the root of the repository. A file that is not part of the build fails it. */
  files: readonly string[];
  /** The files are routes; only their component is meant, which the router splits off. */
  isRoute?: true;
}

const src = (files: readonly string[]): string[] => files.map((file) => `apps/web/src/${file}`);

const kitPart = (name: string): string => `packages/ui/src/components/${name}/${name}.tsx`;

/** In order: the first root that reaches a module gets it. The rest is left to the bundler. */
const roots: readonly Root[] = [
  { name: 'site', files: src(['hydrate.tsx']) },
  { name: 'site', files: src(['routes/_default.tsx']), isRoute: true },
  // So small and so widely used that a separate file would cost more than it saves.
  {
    name: 'site',
    files: [
      ...src(['shell/pages/loadKnown.ts', 'shell/pages/notFoundPath.ts', 'shell/lists/pagedQuery.ts']),
      ...src(
        ['catalog.queries', 'catalogAddress', 'conditions', 'lazyComponents', 'skeletons'].map(
          (file) => `features/catalog/${file}.ts`,
        ),
      ),
      ...src(['shell/lists/CardsSkeleton.ts']),
      'packages/domain/src/plural/index.ts',
      'packages/domain/src/paging/index.ts',
      'packages/ui/src/components/Icon/icons/ChevronRightIcon.ts',
      'packages/ui/src/components/Breadcrumbs/Breadcrumbs.tsx',
      'packages/ui/src/components/Chip/Chip.tsx',
    ],
  },
  // Entry pages of most visits: never merged with code loaded later, or the page would have to wait for all of it.
  {
    name: null,
    files: src([
      'routes/_default/index.tsx',
      'routes/_default/popular.tsx',
      'routes/_default/catalog/index.tsx',
      'routes/_default/catalog/$category.tsx',
      'routes/_default/catalog/search.tsx',
      'routes/_default/products/$product.tsx',
      'routes/_default/products/$product_/reviews.tsx',
    ]),
    isRoute: true,
  },
  // Parts that every page hydrates when idle, then the product lists of almost every page.
  {
    name: 'shell',
    files: src(['shell/document/ShellLayers.tsx', 'shell/layout/SiteHeader.tsx', 'shell/layout/SiteFoot.tsx']),
  },
  {
    name: 'shell',
    files: src(['shell/toasts/RootToaster.tsx', 'shell/errors/showFailure.ts', 'shell/document/watchPage.ts']),
  },
  {
    name: 'goods',
    files: src(['PopularGrid', 'CatalogResults'].map((part) => `features/catalog/${part}.tsx`)),
  },
  // What every dialog, panel and sheet is made of.
  { name: 'layers', files: ['ResponsiveDialog', 'BottomSheet', 'SidePanel'].map(kitPart) },
];

/**
 * Divides the site's code into chunks: shared application code in one, libraries in another. By default the bundler
 * makes a chunk for every few shared modules, 35 for one page, and each compresses worse on its own.
 */
export function chunkGroups() {
  let known: Map<string, string | null> | undefined;
  return [
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        if (importing.test(id)) return null;
        known ??= divide(graph);
        if (calls.test(id)) return 'calls';
        if (ofShell.test(id)) return 'shell';
        if (ofProduct.test(id)) return 'product';
        if (ofCatalog.test(id)) return 'catalog';
        if (ofForms.test(id)) return 'forms';
        if (onDemand.test(id)) return 'onDemand';
        if (ofService.test(id)) return 'service';
        if (ofPerson.test(id)) return 'person';
        const chunk = [later, fewPages, themeNames].some((each) => each.test(id)) ? null : (known.get(id) ?? null);
        // Of a library, only the parts that every page needs; the rest goes into the chunks that use it.
        return chunk && vendor.test(id) ? 'vendor' : chunk;
      },
      test: (id: string) => remember(id),
    },
  ];
}

// The graph can be queried for a module but cannot list them; the bundler calls `test` on every module before any
// `name`.
const seen = new Set<string>();
const remember = (id: string): boolean => seen.add(id).has(id);

function divide(graph: ModuleGraph): Map<string, string | null> {
  const chunks = new Map<string, string | null>();
  for (const { name, files, isRoute } of roots) {
    const waiting = files.flatMap((file) => modulesOf(file, isRoute));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunks.has(id)) continue;
      chunks.set(id, name);
      if (!allOfRadix.test(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunks;
}

/** Module ids of a file: several for a route, which the router splits. @throws when the bundler has not met the file */
function modulesOf(file: string, isRoute = false): string[] {
  const found = [...seen].filter((id) => {
    const [path = '', query = ''] = id.replaceAll('\\', '/').split('?', 2);
    return path.endsWith(`/${file}`) && query.startsWith('tsr-split=') === isRoute;
  });
  if (!found[0]) throw new Error(`server/chunks.ts names a file that is not part of the site: ${file}`);
  return found;
}
