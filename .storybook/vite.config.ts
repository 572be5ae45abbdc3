import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styledComponents } from '../scripts/vite/styled-components-plugin.ts'

export default defineConfig({
  plugins: [styledComponents(), react()],
})
