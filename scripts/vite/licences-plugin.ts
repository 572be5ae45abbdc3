import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/**
 * Vite plugin for the browser's build: writes the licences of the packages that its scripts hold into one file beside them,
 * `assets/licences.txt`, so that they need not stand in the scripts, where they are most of a kilobyte of each visit.
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

/** The package's name and version above its own licence file, or the name of the licence where it brings no file. */
function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  return `${name} ${version}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : (license ?? '')}`
}
