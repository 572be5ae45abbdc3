import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { documents, sections } from './sections.ts'

const approved = join(projectRoot, 'tests/visual/approved')

/**
 * Copies the approved pictures that show what a section asks for beside the sheet.
 * @returns their addresses from the sheet's folder, by document and section such as `P 2.3`
 */
export async function copyPictures(folder: string): Promise<Map<string, string[]>> {
  const all = (await readdir(approved, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.webp'))
    .sort()
  const bySection = new Map<string, string[]>()
  for (const letter of Object.keys(documents) as (keyof typeof documents)[]) {
    for (const [section, { pictures = [] }] of Object.entries(sections[letter])) {
      const own = all.filter((file) => pictures.some((start) => file.startsWith(start)))
      bySection.set(`${letter} ${section}`, own.map((file) => `pictures/${file}`)) // oxfmt-ignore
    }
  }
  await mkdir(join(folder, 'pictures'), { recursive: true })
  for (const file of new Set([...bySection.values()].flat()))
    await cp(join(approved, file.replace(/^pictures\//, '')), join(folder, file), { recursive: true })
  return bySection
}
