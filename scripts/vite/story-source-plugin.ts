import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { formatText } from '../tasks/format-text.mjs'
import { projectRoot } from '../tasks/project-root.mjs'
import { storySources } from './story-source/story-source.ts'

/**
 * Vite plugin: gives each story the code that Storybook's documentation shows for it, as one would write it. Storybook's
 * own is made of what was rendered, in which functions and styled components have lost their names.
 */
export function storySource(): Plugin {
  return {
    name: 'story-source',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.stories.tsx')) return null
      const name = relative(projectRoot, file).replaceAll('\\', '/')
      const sources = await Promise.all(
        [...storySources(name, code)].map(async ([story, source]) => {
          const shown = JSON.stringify({ code: await formatted(source), language: 'tsx' })
          const docs = `{ ...${story}.parameters?.docs, source: { ...${shown}, ...${story}.parameters?.docs?.source } }`
          return `${story}.parameters = { ...${story}.parameters, docs: ${docs} }`
        }),
      )
      return { code: `${code}\n;${sources.join('\n;')}\n`, map: null }
    },
  }
}

/** As the project's files are. The formatter guards a statement that begins with an element by a semicolon. */
export async function formatted(source: string): Promise<string> {
  const text = await formatText('example.tsx', source, { printWidth: 90 })
  return text.replace(/^;(?=<)/gm, '').trimEnd()
}
