import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { listStories } from './list-stories.ts'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The site's own Vite configuration is Remix's, which Storybook must not load.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: listStories,
  staticDirs: ['./public', '../mocks/public', '../public', { from: '../contract/demo/media', to: '/upload' }],
  // Types of properties come from the project's own reader (scripts/vite/component-props-plugin.ts).
  typescript: { reactDocgen: false },
  // Nobody reads the sizes, for which all would be packed once more. Storybook takes nothing of `build` from the file above.
  viteFinal: (config) => mergeConfig(config, { build: { reportCompressedSize: false } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
