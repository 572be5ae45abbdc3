import type { Cell } from './cells.ts'
import type { Shot } from './plan-shots.ts'
import type { StaticSite } from './static-site.ts'
import { takePictures, type Taken } from './take-pictures.ts'

/** The shots that fill one sheet, or the sheets of one page's sections, as they were last taken. */
export interface TakenGroup {
  taken: Taken[]
  cells: Cell[]
}

/** Attempts before a picture's difference counts, because a busy machine sometimes draws a film's frame late. */
export const LOOKS = 8

/**
 * Takes the shots and repeats unsettled ones, up to `LOOKS` times. A real change differs each time.
 * @param findUnsettled receives each complete group and whether this is the last attempt; returns the shots to repeat
 */
export async function takeUntilSettled(
  site: StaticSite,
  shots: Shot[],
  findUnsettled: (group: TakenGroup, isLastLook: boolean) => Promise<Shot[]>,
): Promise<void> {
  const groups = groupShots(shots)
  const taken = new Map<string, Taken>()
  let waiting = shots
  for (let look = 1; look <= LOOKS && waiting.length > 0; look += 1) {
    if (look > 1) console.warn(`再画一次：${waiting.map(({ name }) => name).join('、')}`)
    const isLastLook = look === LOOKS
    const unsettled: Shot[] = []
    const missing = new Map<string, number>()
    for (const shot of waiting) missing.set(groupOf(shot), (missing.get(groupOf(shot)) ?? 0) + 1)
    // What a story turned round does not show is looked at in a story shown again.
    await takePictures(site, waiting, look === 1, async (picture) => {
      const group = groupOf(picture.shot)
      taken.set(picture.shot.name, picture)
      missing.set(group, missing.get(group)! - 1)
      if (missing.get(group) !== 0) return
      const all = groups.get(group)!.map(({ name }) => taken.get(name)!)
      const again = await findUnsettled({ taken: all, cells: all.flatMap(({ cells }) => cells) }, isLastLook)
      unsettled.push(...again)
      // The pictures of all groups would fill the memory.
      if (again.length === 0) for (const { shot } of all) taken.delete(shot.name)
    })
    waiting = unsettled
  }
}

/** All shots of the groups that the chosen ones belong to: a sheet is compared and written whole. */
export function wholeGroups(all: Shot[], chosen: Shot[]): Shot[] {
  const wanted = new Set(chosen.map(groupOf))
  return all.filter((shot) => wanted.has(groupOf(shot)))
}

function groupShots(shots: Shot[]): Map<string, Shot[]> {
  const groups = new Map<string, Shot[]>()
  for (const shot of shots) groups.set(groupOf(shot), [...(groups.get(groupOf(shot)) ?? []), shot])
  return groups
}

/** A page's story by itself, and one without a picture; of everything else the stories of one title together. */
const groupOf = ({ storyId, view }: Shot) =>
  ['sections', 'framed-sections', 'none'].includes(view) ? storyId : storyId.replace(/--.*/, '')
