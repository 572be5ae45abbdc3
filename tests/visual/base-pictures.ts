import type { Approvals } from './approvals.ts'
import { buildBaseSite } from './base-site.ts'
import { browserVersion } from './browser-version.ts'
import type { Cell } from './cells.ts'
import { approvedEnvironment, environmentChanges, thisEnvironment } from './environment.ts'
import { isOfShot, type Shot } from './plan-shots.ts'
import { serveSite } from './static-site.ts'
import { takePictures } from './take-pictures.ts'

/** How this machine's environment differs from that of the approved pictures, one line each; empty if equal. */
export async function changesSinceApproval(): Promise<string[]> {
  const approved = approvedEnvironment()
  return approved ? environmentChanges(approved, thisEnvironment(await browserVersion())) : []
}

/** The approved source's pictures of those shots that are approved, each taken here twice, by their names. */
export async function picturesOfBase(
  shots: Shot[],
  approvals: Approvals,
  changes: string[],
): Promise<Map<string, Cell[]>> {
  const names = approvals.names()
  // Stories that are only visited, for their play function and axe, have nothing to be compared with.
  const approved = shots
    .filter((shot) => shot.view !== 'none' && names.some((name) => isOfShot(name, shot)))
    .map((shot) => ({ ...shot, isExamined: false }))
  const pictures = new Map<string, Cell[]>()
  if (approved.length === 0) return pictures
  console.warn(`本机与认可截图时的环境不同，先画出认可时的版本作对照：\n  ${changes.join('\n  ')}`)
  const site = await serveSite(await buildBaseSite())
  try {
    const ids = new Set(site.stories.map(({ id }) => id))
    const known = approved.filter(({ storyId }) => ids.has(storyId))
    // As stories are looked at first, and as they are looked at again. Now and then a browser draws one otherwise.
    for (const turns of [true, false]) {
      await takePictures(site, known, turns, async ({ cells, problem }) => {
        if (problem) return
        for (const cell of cells) {
          const { name } = cell.entry
          pictures.set(name, [...(pictures.get(name) ?? []), cell])
        }
      })
    }
    return pictures
  } finally {
    site.stop()
  }
}
