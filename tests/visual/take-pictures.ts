import { availableParallelism } from 'node:os'
import type { Shot } from './plan-shots.ts'
import { openStage, type Stage } from './stage.ts'
import type { StaticSite } from './static-site.ts'

/** A shot that was taken. */
export interface Taken {
  shot: Shot
  screenshot: Buffer
  /** Why the story is not what it should be. */
  problem?: string
}

/** How often a picture is taken before its difference counts: a browser draws a curve or a film otherwise now and then. */
export const LOOKS = 5

/**
 * Takes the shots, and those again that `isSettled` does not accept, up to `LOOKS` times. A real change differs each time.
 * @param isSettled told each picture and whether it is the last look at it
 */
export async function takeUntilSettled(
  site: StaticSite,
  shots: Shot[],
  isSettled: (taken: Taken, isLastLook: boolean) => Promise<boolean>,
): Promise<void> {
  let waiting = shots
  for (let look = 1; look <= LOOKS && waiting.length > 0; look += 1) {
    const unsettled: Shot[] = []
    if (look > 1) console.warn(`再画一次：${waiting.map(({ name }) => name).join('、')}`)
    await takePictures(site, waiting, async (taken) => {
      if (!(await isSettled(taken, look === LOOKS))) unsettled.push(taken.shot)
    })
    waiting = unsettled
  }
}

/**
 * Takes the shots with two browsers and hands each on when it is there. A story's widths follow each other in one
 * browser, themes keep together: both save rendering.
 */
export async function takePictures(
  site: StaticSite,
  shots: Shot[],
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  const waiting = [...shots].sort((one, other) => themeOrder(one) - themeOrder(other))
  const workers = Math.min(2, availableParallelism(), Math.max(1, waiting.length))
  await Promise.all(Array.from({ length: workers }, work))

  async function work() {
    let stage = await openStage(site)
    // Comparing runs beside the next shot.
    let comparing: Promise<void> = Promise.resolve()
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      let taken = await take(stage, shot)
      if (taken.problem && taken.problem !== CRASHED) {
        // The story before may have left a focus or a timer; its own document tells whether the fault is the story's.
        stage.renew()
        taken = await take(stage, shot)
      }
      if (taken.problem === CRASHED) {
        await stage.close()
        stage = await openStage(site)
      }
      await comparing
      comparing = onTaken(taken)
      // Told by the next await; until then it must not end the process.
      comparing.catch(() => undefined)
    }
    await comparing
    await stage.close()
  }
}

/** Longer than a play function may take, so that its own words are heard first. */
const PATIENCE_MS = 70_000
const CRASHED = 'the browser did not answer'

async function take(stage: Stage, shot: Shot): Promise<Taken> {
  try {
    const shown = stage
      .show(shot)
      .then(async ({ problem }) => ({ shot, problem, screenshot: await stage.picture() }))
    const tooLate = new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new Error(`${shot.name} took longer than ${PATIENCE_MS} ms`)),
        PATIENCE_MS,
      ).unref()
    })
    return await Promise.race([shown, tooLate])
  } catch (error) {
    console.error(error)
    return { shot, problem: CRASHED, screenshot: Buffer.alloc(0) }
  }
}

const themeOrder = ({ theme }: Shot) => (theme === 'light' ? 0 : theme.charCodeAt(0))
