import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentFacts } from '../scripts/vite/component-facts-plugin.ts'
import { componentProps } from '../scripts/vite/component-props-plugin.ts'
import { productIcons } from '../scripts/vite/product-icons-plugin.ts'
import { projectFilesPlugin } from '../scripts/vite/project-files-plugin.ts'
import { storyNamesPlugin } from '../scripts/vite/story-names-plugin.ts'
import { storySource } from '../scripts/vite/story-source-plugin.ts'
import { styledComponents } from '../scripts/vite/styled-components-plugin.ts'
import { nameOf } from '../stories/names/name-of.ts'
import { propTexts } from '../stories/usage/prop-texts/index.ts'

export default defineConfig({
  plugins: [
    projectFilesPlugin(),
    storySource(),
    storyNamesPlugin(nameOf),
    componentFacts(),
    productIcons(),
    componentProps(propTexts),
    styledComponents(),
    react(),
  ],
  // Routes of the site (stories/bug-reports) take from there what browsers have too.
  resolve: { alias: { '@remix-run/node': '@remix-run/react' } },
  // Discovered late, these would trigger a page reload and load React twice.
  optimizeDeps: { include: ['react-dom/server', 'msw-storybook-addon/csf3', 'sanitize-html'] },
})
