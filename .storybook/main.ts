import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { listStories } from './list-stories.ts'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The site's own Vite configuration is Remix's, which Storybook must not load.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../{stories,content}/**/*.stories.tsx'],
  addons: [
    // The CSF plugin would show English code comments in the docs. It would also duplicate story sources
    // (scripts/vite/story-source-plugin.ts).
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: listStories,
  staticDirs: ['./public', '../mocks/public', '../public', { from: '../content/demo/media', to: '/upload' }],
  // Types of properties come from the project's own reader (scripts/vite/component-props-plugin.ts).
  typescript: { reactDocgen: false },
  // Skips the list of a thousand compressed sizes, which costs another compression. Storybook ignores `build` from
  // the file above.
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      build: { reportCompressedSize: false },
      ...(configType === 'PRODUCTION' ? { logLevel: 'warn' } : {}),
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
