/** Which folder may know which (README, map of folders). Each rule's comment says what to do instead. */
import { tsImport } from 'tsx/esm/api'

/** @type {{ allComponents: { folder: string, audience: string }[] }} */
const { allComponents } = await tsImport('./design-system/component-registry.ts', import.meta.url)
/** What visitors download of the design system, by the inventory; the first three are foundations. */
const visitorsComponents = [
  'tokens',
  'global-style',
  'theme',
  ...allComponents.filter(({ audience }) => audience !== '后台').map(({ folder }) => folder),
]

const tests = '\\.test\\.tsx?$'
const stories = '\\.stories\\.tsx$'
const anyProductFolder = '^(content|contract|db|mocks|operations|app|stories|tests)/'
const liveForms = '^app/public/.*-live\\.(ts|tsx)$'
const formSchemas = '^app/public/.*-schema\\.ts$'
// What a route's action does with a posted form; Remix keeps it out of the browser.
/** Files of content/ that only the console loads. */
const consoleContent =
  '^content/.*\\.(panel\\.tsx|menu\\.ts)$|^content/registry/(menus|panels)\\.generated\\.ts$'
const formActions = '^app/public/.*/answer-[a-z-]+\\.ts$'

/** The console's folders, each of which may import those before it. */
const consoleFolders = ['address', 'api', 'local-data', 'session', 'shell', 'form', 'list']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-knows-only-itself',
      comment:
        'The contract runs in every host. What only one host can do goes behind Backend (contract/engine/backend.ts).',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { path: '^(content|db|mocks|operations|app|design-system|stories|scripts|tests)/' },
    },
    {
      name: 'content-types-know-the-contract',
      comment:
        'Declarations and demonstration content run in every host, and import the contract and each other only.',
      severity: 'error',
      from: { path: '^content/.*\\.(type|demo)\\.ts$' },
      to: {
        path: '^(db|mocks|operations|app|design-system|stories|scripts|tests)/',
        reachable: true,
      },
    },
    {
      name: 'menu-files-are-light',
      comment:
        'The menu loads with the console: its files import an icon and types, the panel comes when it is opened.',
      severity: 'error',
      from: { path: '^content/.*\\.menu\\.ts$' },
      to: {
        path: '^(content|contract|db|mocks|operations|app|design-system|stories|scripts|tests)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-console-loads-panels',
      comment:
        'Panels and menu files belong to the console. What both sides need goes into a file of its own.',
      severity: 'error',
      from: {
        path: '^(contract|db|mocks|operations|app|design-system)/',
        pathNot: [tests, '^app/admin/'],
      },
      to: { path: consoleContent },
    },
    {
      name: 'contract-imports-no-package',
      comment:
        'No package, no Node module: the contract also runs in the browser. Ask for the ability in Backend instead.',
      severity: 'error',
      from: { path: ['^contract/', '^content/.*\\.(type|demo)\\.ts$'], pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
      },
    },
    {
      name: 'engine-knows-what-is-below',
      comment:
        'The engine performs any operation of any type. Authentication, audit and types are passed in (content/registry/answer.ts).',
      severity: 'error',
      from: { path: '^contract/engine/', pathNot: tests },
      to: { path: '^contract/', pathNot: '^contract/(engine|fields|shared)/' },
    },
    {
      name: 'fields-know-what-is-below',
      comment: 'A field knows nothing of calls and stores. What both need belongs to contract/shared.',
      severity: 'error',
      from: { path: '^contract/(fields|shared)/', pathNot: tests },
      to: { path: '^contract/', pathNot: '^contract/(fields|shared)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'db-knows-contract-only',
      comment:
        'The database serves the contract. What a page needs from it is asked through a call of the contract.',
      severity: 'error',
      from: { path: '^db/', pathNot: tests },
      to: { path: '^(mocks|operations|app|design-system|stories|scripts|tests)/' },
    },
    {
      name: 'operations-know-db-and-contract',
      comment:
        'What an operator runs also runs without the site. The host (app/server) calls it, never the other way.',
      severity: 'error',
      from: { path: '^operations/', pathNot: tests },
      to: { path: '^(mocks|app|design-system|stories|scripts|tests)/' },
    },
    {
      name: 'mocks-know-contract-only',
      comment:
        'The mocks answer with the same answer() over memory. What both hosts need belongs to contract/.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: tests },
      to: { path: '^(db|operations|app|design-system|stories|scripts|tests)/' },
    },
    {
      name: 'design-system-knows-no-product',
      comment:
        'A component gets what it shows by props. Pieces that know the product live in app/public or app/admin.',
      severity: 'error',
      from: { path: '^design-system/', pathNot: tests },
      to: { path: anyProductFolder },
    },
    {
      name: 'app-reaches-mocks-at-one-place',
      comment:
        'Only app/server/choose-backend.ts may import mocks, lazily, so that the production bundle leaves them out.',
      severity: 'error',
      from: { path: '^(app|content)/', pathNot: [tests, stories, '^app/server/choose-backend\\.ts$'] },
      to: { path: '^mocks/' },
    },
    {
      name: 'database-only-on-the-server',
      comment:
        'Pages and panels call the API (context.api in a loader, api in the browser); only app/server opens the database.',
      severity: 'error',
      from: { path: '^(app|content)/', pathNot: [tests, stories, '^app/server/'] },
      to: { path: '^(db|operations)/' },
    },
    {
      name: 'server-modules-stay-on-the-server',
      comment:
        'What visitors and the console download must not reach app/server (types excepted). Pass the value by the loader.',
      severity: 'error',
      from: { path: '^app/(public|admin|api-client)/', pathNot: tests },
      to: { path: '^app/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'visitors-never-load-the-console',
      comment: 'Visitors pay for every byte. Move what both sides need to design-system/ or app/api-client.',
      severity: 'error',
      from: { path: '^app/public/', pathNot: tests },
      to: { path: '^app/(admin|bug-report)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-stands-alone',
      comment:
        'The console previews nothing by importing the public site, except facts and texts built into it. Share through design-system/ or contract/.',
      severity: 'error',
      from: { path: '^(app/admin|content)/', pathNot: [tests, stories] },
      to: {
        path: '^app/(public|server)/',
        dependencyTypesNot: ['type-only'],
        pathNot: '^app/public/(company|policies/default-policies)\\.ts$',
      },
    },
    ...consoleFolders.slice(0, -1).map((folder, index) => ({
      name: `console-${folder}-knows-what-is-below`,
      comment: `app/admin/${folder} may not import app/admin/(${consoleFolders.slice(index + 1).join('|')}): pass the piece in, or move it down.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^app/admin/${folder}/`, pathNot: tests },
      to: { path: `^app/admin/(${consoleFolders.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'console-knows-no-content-type',
      comment: 'Lists, forms and the shell serve any type; of content/ they know the indexes only.',
      severity: 'error',
      from: { path: '^app/admin/', pathNot: tests },
      to: { path: '^content/', pathNot: '^content/registry/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'visitors-load-forms-late',
      comment:
        'yup and formik load with a form when it comes near: only modules named *-live.ts(x), reached by import(), and the *-schema.ts beside them use these.',
      severity: 'error',
      from: { path: '^app/public/', pathNot: [tests, liveForms, formSchemas] },
      to: { path: 'node_modules/(yup|formik)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'visitors-load-contract-types-only',
      comment:
        'Declarations weigh more than a page needs. Visitors use types, the pure door, sentences and plain facts; fields only in *-live modules. Answers are mapped by app/page-data.',
      severity: 'error',
      from: { path: '^app/public/', pathNot: [tests, liveForms, formSchemas] },
      to: {
        path: '^(content|contract)/',
        dependencyTypesNot: ['type-only'],
        pathNot:
          '^contract/(shared/(first-day|messages|plain-text|upload-rules|verification-tags)\\.ts|search/(search-term|fold-text)\\.ts|client/(read-response|api-error|describe-request|status-of)\\.ts)|^content/(contact-message/message-facts\\.ts|demo/)',
      },
    },
    {
      name: 'readers-come-with-the-context',
      comment:
        'app/page-data brings the whole declaration along. A loader is handed its reader; of that folder it takes types only.',
      severity: 'error',
      from: { path: '^app/(public|routes)/', pathNot: tests },
      to: { path: '^app/page-data/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'live-forms-are-imported-lazily',
      comment: 'Write import("./x-live.tsx"): a static import would put yup and formik into the first load.',
      severity: 'error',
      from: { path: '^app/(public|routes)/', pathNot: [tests, liveForms] },
      to: { path: liveForms, dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'schemas-serve-live-forms-and-actions',
      comment:
        'A *-schema.ts brings yup: only its *-live form and the action of a route (which stays on the server) import it.',
      severity: 'error',
      from: { path: '^app/public/', pathNot: [tests, liveForms, formSchemas, formActions] },
      to: { path: formSchemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'headless-library-only-in-the-console',
      comment:
        "Visitors' components stand on the platform (dialog, popover, details). React Aria is for the console.",
      severity: 'error',
      from: { path: '^app/(public|routes)/', pathNot: tests },
      to: { path: 'node_modules/(react-aria-components|@react-aria|@internationalized)/' },
    },
    {
      name: 'visitors-components-stand-on-the-platform',
      comment: 'Visitors download this component: build it on the platform, or give the console its own.',
      severity: 'error',
      from: {
        path: `^design-system/(${visitorsComponents.join('|')})/`,
        pathNot: tests,
      },
      to: { path: 'node_modules/(react-aria-components|@react-aria|@internationalized)/', reachable: true },
    },
    {
      name: 'nothing-imports-tests-or-stories',
      comment:
        'A fixture that the product needs is product code: move it out of tests/ or stories/. Checks may read both.',
      severity: 'error',
      from: {
        path: '^(content|contract|db|mocks|operations|design-system|app|scripts)/',
        pathNot: [tests, stories, '\\.expected\\.ts$', '^scripts/checks/'],
      },
      to: { path: '^(tests|stories)/' },
    },
    {
      name: 'stories-stay-off-the-server',
      comment: 'Stories run in the browser on MSW: take data from mocks/, never from db/ or app/server.',
      severity: 'error',
      from: { path: ['^stories/', stories] },
      to: { path: '^(db|operations|app/server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circle',
      comment: 'Two modules that need each other are one, or share a third. Move the shared piece out.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-types-in-the-contract',
      comment:
        'Types that need each other stand in one file, or share a third (as journal and operations share record-type.ts).',
      severity: 'error',
      from: { path: '^(content|contract)/' },
      to: { circular: true, path: '^(content|contract)/' },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere: is the path spelled with its extension?',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // `(/|$)`: the cache asks this of folders too, which have no slash at their end, and then reads nothing again.
    includeOnly:
      '^(content|contract|db|mocks|operations|app|design-system|stories|tests|scripts|node_modules)(/|$)',
    exclude: { path: '^(build|storybook-static)/' },
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    cache: { folder: 'node_modules/.cache/steps/dependency-cruiser', strategy: 'content' },
  },
}
