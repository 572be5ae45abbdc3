import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { projectFilesPlugin } from '../scripts/vite/project-files-plugin.ts'
import { storySource } from '../scripts/vite/story-source-plugin.ts'
import { styledComponents } from '../scripts/vite/styled-components-plugin.ts'

export default defineConfig({
  plugins: [projectFilesPlugin(), storySource(), styledComponents(), react()],
  // Found late, when a story first needs them, they would make the browser load the page anew, and a second React with it.
  optimizeDeps: { include: ['react-dom/server', 'msw-storybook-addon/csf3', 'sanitize-html'] },
})
