import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { directIcons } from './scripts/vite/direct-icons-plugin.ts'
import { importWithPrefetch } from './scripts/vite/import-with-prefetch-plugin.ts'
import { inlineScript } from './scripts/vite/inline-script-plugin.ts'
import { licences } from './scripts/vite/licences-plugin.ts'
import { imageVariants } from './scripts/vite/image-variants-plugin.ts'
import { styledComponents } from './scripts/vite/styled-components-plugin.ts'
import { allComponents } from './design-system/component-registry.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const componentsOfEveryVisit = allComponents
  .filter(({ isOnEveryVisit }) => isOnEveryVisit)
  // With the slash: a folder whose name only begins alike, and all that it brings, is not meant.
  .map(({ folder }) => `design-system/${folder}/`)

/** The chunk of what every visit loads. */
const EVERY_VISIT = 'visit'

/**
 * What every page needs immediately, in one chunk: many small ones compress worse, and together these are a seventh
 * smaller.
 */
const everyVisit = [
  ...componentsOfEveryVisit,
  'design-system/tokens',
  // Not the dialog: that comes when one is opened.
  'design-system/modal/dialog-watch',
  'app/(document|error-page|root)',
  'app/browser/(import-with-prefetch|lazy-with-retry|not-hydrated)',
  'app/public/(revalidate-unless-hash-change|deferred-hydration/hydrate-on-visible|services)',
  'app/public/layout/(brand|header|public-layout)',
  String.raw`node_modules/(styled-components|lucide-react/dist/esm/[A-Za-z]+\.)`,
]
const isOnEveryVisit = new RegExp(`/(${everyVisit.join('|')})`)

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    styledComponents(),
    directIcons(),
    importWithPrefetch(),
    inlineScript(),
    licences(),
    imageVariants(),
    remix({
      appDirectory: 'app',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // Node would load its CommonJS build, in which `styled.div` does not exist; of the built server esbuild makes one piece.
  ssr: { noExternal: command === 'serve' ? ['styled-components'] : [] },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    minify: isSsrBuild ? false : 'terser',
    // Licences stand in a file of their own.
    terserOptions: { format: { comments: false }, compress: { passes: 2 } },
    // Nobody reads it, and it packs everything once more.
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: (id) => (isOnEveryVisit.test(id) ? EVERY_VISIT : undefined) } },
  },
}))
