import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import type { Shot } from './plan-shots.ts'

/** Relative to the repository: where a comparison leaves what it found, again each time. */
export const REPORT_FOLDER = 'test-results/visual'
/** In that folder: a `DifferencesFile`. */
export const DIFFERENCES_FILE = 'differences.json'

/** One picture that is not as it was approved: the unit that is compared, told and approved by itself. */
export interface DifferenceRecord {
  /** The title in Storybook, e.g. `Design system/Button`, and the story's name there. */
  component: string
  story: string
  storyId: string
  /** Unique, e.g. `design-system-button--playground.1280.light`; filters and approvals go by it. */
  shot: string
  /** The approved file that shows it, relative to the approved pictures, e.g. `design-system-button.webp`. */
  file: string
  width: number
  theme: string
  /** The part of a page, where the picture shows only that. */
  section?: string
  kind: 'changed' | 'new'
  /** In words, in Chinese. */
  reason: string
  pixels?: number
  /** Files of the report's folder. A new picture has no `base` and no `diff`. */
  base?: string
  new: string
  diff?: string
}

/** What `differences.json` holds. */
export interface DifferencesFile {
  /** When the comparison ended, ISO 8601. */
  at: string
  differences: DifferenceRecord[]
}

/** A difference as the comparison finds it, its pictures in hand. */
export interface FoundDifference {
  shot: Shot
  file: string
  kind: DifferenceRecord['kind']
  reason: string
  pixels?: number
  pictures: { base?: Buffer; new: Buffer; diff?: Buffer }
}

/**
 * Collects differences: the pictures are written as they come, the records at the end.
 * @param folder where to; what an earlier comparison left there is removed
 */
export function collectDifferences(folder = join(projectRoot, REPORT_FOLDER)) {
  rmSync(folder, { recursive: true, force: true })
  const differences: DifferenceRecord[] = []
  return {
    differences,
    add({ shot, file, kind, reason, pixels, pictures }: FoundDifference): void {
      mkdirSync(folder, { recursive: true })
      const write = (label: keyof typeof pictures) => {
        const picture = pictures[label]
        if (!picture?.length) return {}
        const name = `${shot.name}.${label}.${endingOf(picture)}`
        writeFileSync(join(folder, name), picture)
        return { [label]: name }
      }
      const { name, title, storyName, storyId, width, theme, section } = shot
      differences.push({
        ...{ component: title, story: storyName, storyId, shot: name, file, width, theme, section },
        ...{ kind, reason, pixels, new: '' },
        ...write('base'),
        ...write('new'),
        ...write('diff'),
      })
    },
    /** @returns the records' path, relative to the repository; none where nothing differs */
    write(): string | undefined {
      if (differences.length === 0) return undefined
      const content: DifferencesFile = { at: new Date().toISOString(), differences }
      writeFileSync(join(folder, DIFFERENCES_FILE), `${JSON.stringify(content, undefined, 2)}\n`)
      return `${REPORT_FOLDER}/${DIFFERENCES_FILE}`
    },
  }
}

const endingOf = (picture: Buffer) => (picture.subarray(0, 4).toString('latin1') === 'RIFF' ? 'webp' : 'png')
