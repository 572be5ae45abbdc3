import type { Approvals } from './approvals.ts'
import type { SheetEntry } from './sheets.ts'
import { fewShots, type Shot } from './plan-shots.ts'
import type { StaticSite } from './static-site.ts'
import { takePictures } from './take-pictures.ts'

/** So many are drawn to see it; of any thirty a letter or two differ where letters do. */
const SAMPLES = 30
/** What is being worked on may be among them; a machine that draws otherwise draws nearly all of them otherwise. */
const LEAST_ALIKE = 0.8

/**
 * Whether this machine draws the approved pictures exactly, despite another browser or font version. Most patches of
 * Chromium change no drawing.
 * @param shots every screenshot there should be
 */
export async function drawsAlike(site: StaticSite, shots: Shot[], approvals: Approvals): Promise<boolean> {
  const drawn: SheetEntry[] = []
  await takePictures(site, samplesOf(shots), true, ({ cells }) => {
    drawn.push(...cells.map(({ entry }) => entry))
    return Promise.resolve()
  })
  return areAlike(drawn, approvals)
}

/** Components from all over the alphabet, each as its playground shows it. */
export function samplesOf(shots: Shot[]): Shot[] {
  const playgrounds = fewShots(shots).filter(({ view }) => view === 'whole')
  const step = Math.max(1, Math.floor(playgrounds.length / SAMPLES))
  return playgrounds.filter((_, index) => index % step === 0).slice(0, SAMPLES)
}

/** Whether most of these are the same as what is approved; none is not. */
export function areAlike(drawn: SheetEntry[], approvals: Pick<Approvals, 'sheets'>): boolean {
  const approved = new Map(
    [...approvals.sheets.values()].flatMap(({ entries }) => entries.map(({ name, hash }) => [name, hash])),
  )
  const same = drawn.filter(({ name, hash }) => approved.get(name) === hash)
  return drawn.length > 0 && same.length >= drawn.length * LEAST_ALIKE
}
