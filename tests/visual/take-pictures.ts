import { availableParallelism } from 'node:os'
import { cutCells, type Cell } from './cells.ts'
import type { Area } from './find-areas.ts'
import type { Shot } from './plan-shots.ts'
import { openStage, type Stage } from './stage.ts'
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
 * Takes the shots with a few browsers and hands each on when it is there. A story's widths follow each other in one
 * browser, what axe looks at and themes keep together: all that saves loading.
 */
export async function takePictures(
  site: StaticSite,
  shots: Shot[],
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  const waiting = [...shots].sort((one, other) => orderOf(one) - orderOf(other))
  // A browser waits part of the time: for quiet, for animations, for what a story expects.
  const workers = Math.min(3, availableParallelism() + 1, Math.max(1, waiting.length))
  await Promise.all(Array.from({ length: workers }, work))

  async function work() {
    let stage = await openStage(site)
    // Cutting and comparing run beside the next shot.
    let comparing: Promise<void> = Promise.resolve()
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const taken = await take(stage, shot)
      if (taken.problem === CRASHED) {
        await stage.close()
        stage = await openStage(site)
      }
      await comparing
      const { problem, screenshot, areas } = taken
      comparing = cutCells(shot, screenshot, areas).then((cells) => onTaken({ shot, cells, problem }))
      // Told by the next await; until then it must not end the process.
      comparing.catch(() => undefined)
    }
    await comparing
    await stage.close()
  }
}

/** Longer than a play function may take, twice, so that its own words are heard first. */
const PATIENCE_MS = 120_000
const CRASHED = 'the browser did not answer'

async function take(stage: Stage, shot: Shot): Promise<Photograph> {
  try {
    const shown = stage.show(shot).then(async ({ problem, faults }) => ({
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

const orderOf = ({ theme, isExamined }: Shot) =>
  isExamined ? 0 : theme === 'light' ? 1 : theme.charCodeAt(0)
