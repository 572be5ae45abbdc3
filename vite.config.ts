import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { styledComponents } from './scripts/vite/styled-components-plugin.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
  plugins: [
    styledComponents(),
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
  // Bundled, because Node would load its CommonJS build and `styled.div` would not exist.
  ssr: { noExternal: ['styled-components'] },
  build: { sourcemap: false, assetsInlineLimit: 0 },
})
