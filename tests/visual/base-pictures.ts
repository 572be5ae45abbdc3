import { readApproved } from './approvals.ts'
import { buildBaseSite } from './base-site.ts'
import { browserVersion } from './browser-version.ts'
import { approvedEnvironment, environmentChanges, thisEnvironment } from './environment.ts'
import type { Shot } from './plan-shots.ts'
import { serveSite } from './static-site.ts'
import { takePictures, type Taken } from './take-pictures.ts'

/** How this machine draws otherwise than the one that drew the approved pictures: a line each, none where it does not. */
export async function changesSinceApproval(): Promise<string[]> {
  const approved = approvedEnvironment()
  return approved ? environmentChanges(approved, thisEnvironment(await browserVersion())) : []
}

/** The approved source's pictures of those shots that are approved, each taken here twice, by their names. */
export async function picturesOfBase(shots: Shot[], changes: string[]): Promise<Map<string, Taken[]>> {
  const approved = shots.filter(({ name }) => readApproved(name))
  const pictures = new Map<string, Taken[]>()
  if (approved.length === 0) return pictures
  console.warn(`本机与认可截图时的环境不同，先画出认可时的版本作对照：\n  ${changes.join('\n  ')}`)
  const site = await serveSite(await buildBaseSite())
  try {
    const ids = new Set(site.stories.map(({ id }) => id))
    const known = approved.filter(({ storyId }) => ids.has(storyId))
    // Now and then a browser draws one otherwise; nothing could be compared with that.
    for (let look = 0; look < 2; look += 1) {
      await takePictures(site, known, async (taken) => {
        const { name } = taken.shot
        if (!taken.problem) pictures.set(name, [...(pictures.get(name) ?? []), taken])
      })
    }
    return pictures
  } finally {
    site.stop()
  }
}
