import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

const productModule = /\.[cm]?tsx?$/
const usesStyledComponents = /from\s*['"]styled-components['"]/

/**
 * Vite plugin that gives styled components class names at build time, so that server and browser markup agree. The
 * site's build, Storybook and component tests share it.
 */
export function styledComponents(): Plugin {
  let isDevelopment = false

  return {
    name: 'styled-components-class-names',
    enforce: 'pre',
    configResolved(config) {
      isDevelopment = config.command === 'serve'
    },
    async transform(code, id) {
      const file = id.split('?', 1)[0] ?? id
      if (file.includes('/node_modules/') || !productModule.test(file) || !usesStyledComponents.test(code)) {
        return null
      }
      return compile(code, file, isDevelopment)
    },
  }
}

async function compile(code: string, file: string, isDevelopment: boolean) {
  const compiled = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['jsx'] },
    presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
    plugins: [
      [
        'babel-plugin-styled-components',
        // Readable names in development only: they would make every page's markup longer.
        { ssr: true, displayName: isDevelopment, fileName: isDevelopment, pure: true },
      ],
    ],
  })
  return compiled?.code ? { code: compiled.code, map: compiled.map } : null
}
