import { availableParallelism } from 'node:os'
import { cutCells, type Cell } from './cells.ts'
import type { Area } from './find-areas.ts'
import { workQueue } from './work-queue.ts'
import type { Shot } from './plan-shots.ts'
import { openStage, type Stage } from './story-browser.ts'
import type { StaticSite } from './static-site.ts'

/** A shot that was taken. */
export interface Taken {
  shot: Shot
  /** What the shot shows; nothing where the browser gave up. */
  cells: Cell[]
  /** Why the story is not what it should be. */
  problem?: string
}

/**
 * Takes the shots with a few browsers and passes each on when it is ready.
 * @param turns plays a story once for all widths and themes, in a third of the time; skips phone-only play steps
 * @param open opens one of the browsers
 * @throws what `onTaken` throws, once every browser is closed
 */
export async function takePictures(
  site: StaticSite,
  shots: Shot[],
  turns: boolean,
  onTaken: (taken: Taken) => Promise<void>,
  open: (site: StaticSite) => Promise<Stage> = openStage,
): Promise<void> {
  const stories = inOrder(shots, turns)
  // The stories of one title share their scripts; a document is opened again for another theme where none is turned.
  const waiting = workQueue(stories, ([shot]) => (turns ? titleOf(shot!) : shot!.theme))
  // More browsers than processors miss time limits on a slow machine, and draw pages that are not finished.
  const workers = Math.min(4, availableParallelism(), Math.max(1, stories.length))
  const ends = await Promise.allSettled(Array.from({ length: workers }, work))
  // Thrown only now, when every browser is closed: one left open keeps the whole run from ending.
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason

  async function work() {
    let stage = await open(site).catch((error: unknown) => {
      waiting.end()
      throw error
    })
    // Cutting and comparing run beside the next shot.
    let comparing: Promise<void> = Promise.resolve()
    try {
      for (let story = waiting.next(); story; story = waiting.next(story)) {
        let canTurn = false
        for (const shot of story) {
          const taken = await take(stage, shot, canTurn)
          canTurn = turns && !shot.playsAnew && taken.problem === undefined
          if (taken.problem === CRASHED) {
            await stage.close()
            stage = await open(site)
          }
          await comparing
          const { problem, screenshot, areas } = taken
          comparing = cutCells(shot, screenshot, areas).then((cells) => onTaken({ shot, cells, problem }))
          // Told by the next await; until then it must not end the process.
          comparing.catch(() => undefined)
        }
      }
      await comparing
    } catch (error) {
      // Where one fails, the others begin no further story.
      waiting.end()
      throw error
    } finally {
      await stage.close()
    }
  }
}

/** Longer than a play function may take, twice, so that its own words are heard first. */
const PATIENCE_MS = 120_000
const CRASHED = 'the browser did not answer'

async function take(stage: Stage, shot: Shot, canTurn: boolean): Promise<Photograph> {
  try {
    const shown = (canTurn ? stage.turn(shot) : stage.show(shot)).then(async ({ problem, faults }) => ({
      problem: problem ?? (faults.length > 0 ? `axe: ${faults.join('; ')}` : undefined),
      ...(await stage.picture(shot.view)),
    }))
    const tooLate = new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new Error(`${shot.name} took longer than ${PATIENCE_MS} ms`)),
        PATIENCE_MS,
      ).unref()
    })
    return await Promise.race([shown, tooLate])
  } catch (error) {
    console.error(error)
    return { problem: CRASHED, screenshot: Buffer.alloc(0), areas: [] }
  }
}

interface Photograph {
  problem?: string
  screenshot: Buffer
  areas: Area[]
}

const titleOf = ({ storyId }: Shot) => storyId.replace(/--.*/, '')

/**
 * The shots of each story, the one that axe looks at first; where none is turned, a theme's keep together. What is opened by
 * its address comes first of its title: its document serves the others.
 */
function inOrder(shots: Shot[], turns: boolean): Shot[][] {
  const stories = new Map<string, Shot[]>()
  for (const shot of shots) {
    const key = turns ? shot.storyId : shot.name
    stories.set(key, [...(stories.get(key) ?? []), shot])
  }
  const orderOf = ({ theme, isExamined }: Shot) =>
    isExamined ? 0 : theme === 'light' ? 1 : theme.charCodeAt(0)
  for (const story of stories.values())
    story.sort((one, other) => orderOf(one) - orderOf(other) || other.width - one.width)
  const places = turns ? placesOfTitles(shots) : undefined
  const placeOf = (shot: Shot) => places?.get(titleOf(shot)) ?? 0
  const isLater = ({ isOpenedFirst = false }: Shot) => Number(!isOpenedFirst)
  return [...stories.values()].sort(
    ([one], [other]) =>
      placeOf(one!) - placeOf(other!) || orderOf(one!) - orderOf(other!) || isLater(one!) - isLater(other!),
  )
}

/**
 * The position of each title: alternately from the list's start and end, to use the processors evenly. Components,
 * which mostly wait, then run beside console panels, which mostly compute.
 */
function placesOfTitles(shots: Shot[]): Map<string, number> {
  const titles = [...new Set(shots.map(titleOf))]
  const half = Math.ceil(titles.length / 2)
  return new Map(
    titles.map((title, index) => [title, index < half ? 2 * index : 2 * (titles.length - index) - 1]),
  )
}
