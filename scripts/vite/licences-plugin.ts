import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/**
 * Vite plugin for the browser's build: writes the licences of bundled packages into `assets/licences.txt`. In the
 * scripts they would add nearly a kilobyte to each visit.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const folders = new Set(modules.map((id) => packageFolder.exec(id.replace(/^\0/, ''))?.[1]))
      const texts = [...folders].filter((folder) => folder !== undefined).map(licenceIn)
      this.emitFile({
        type: 'asset',
        fileName: 'assets/licences.txt',
        source: texts.toSorted().join(`\n\n${'='.repeat(80)}\n\n`),
      })
    },
  }
}

/** The package's name and version, then its licence file, or the licence's name where there is no file. */
function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  return `${name} ${version}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : (license ?? '')}`
}
