import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/steps/project-root.mjs'

/** Relative to the repository. */
export const REPORT_FOLDER = 'test-results/visual'
const folder = join(projectRoot, REPORT_FOLDER)

interface Entry {
  name: string
  reason: string
  /** Which of the three pictures there are, by their ending. */
  pictures: Record<string, Buffer | undefined>
}

/** Collects what differs as before, after and difference, and puts a page beside them to look at it. */
export function createReport() {
  rmSync(folder, { recursive: true, force: true })
  const entries: { name: string; reason: string; files: [label: string, file: string][] }[] = []
  return {
    add({ name, reason, pictures }: Entry) {
      mkdirSync(folder, { recursive: true })
      const files = Object.entries(pictures).flatMap(([label, picture]): [string, string][] => {
        if (!picture?.length) return []
        const file = `${name}.${label}.${picture.subarray(0, 4).toString('latin1') === 'RIFF' ? 'webp' : 'png'}`
        writeFileSync(join(folder, file), picture)
        return [[label, file]]
      })
      entries.push({ name, reason, files })
    },
    write() {
      if (entries.length === 0) return undefined
      writeFileSync(join(folder, 'index.html'), pageOf(entries))
      return `${REPORT_FOLDER}/index.html`
    },
  }

  function pageOf(shown: typeof entries) {
    const sections = shown.map(
      ({ name, reason, files }) =>
        `<section><h2>${escaped(name)}</h2><p>${escaped(reason)}</p><div>${files
          .map(
            ([label, file]) =>
              `<figure><figcaption>${label}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`,
          )
          .join('')}</div></section>`,
    )
    return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>截图差异 ${shown.length}</title>
<style>body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:flex-start}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid}</style>
<h1>${shown.length} 处差异</h1>${sections.join('\n')}</html>
`
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
