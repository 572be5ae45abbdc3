import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { collectDifferences } from '../differences.ts'
import { planShots, type Shot } from '../plan-shots.ts'
import { openApproved, type ApprovedStore } from './approved-store.ts'
import { writeTogether } from './write-together.ts'
import { writeReport } from './write-report.ts'

/** For tests: a comparison's report and the folder of approved pictures it speaks of, both apart from the repository's. */
export interface FoundDifferences {
  folder: string
  page: string
  store: ApprovedStore
  shots: Shot[]
}

/** What the pictures of `findDifferences` were drawn with. */
export const drawnWith = { chromium: '1', webp: sharp.versions.webp ?? '' }

/** Shots of so many components, four of each. */
function differingShots(components: number) {
  const stories = Array.from({ length: components * 2 }, (_, index) => ({
    id: `design-system-part-${index >> 1}--${index % 2 ? 'open' : 'playground'}`,
    type: 'story',
    title: `Design system/Part ${index >> 1}`,
    name: index % 2 ? 'Open' : 'Playground',
    exportName: index % 2 ? 'Open' : 'Shown',
  }))
  return planShots(stories, () => true)
}

/** Writes a report of differences with single-colour pictures: approved ones are light, new ones dark. */
export async function findDifferences(components: number): Promise<FoundDifferences> {
  const root = mkdtempSync(join(tmpdir(), 'report-'))
  const [folder, approved] = [join(root, 'report #1 的'), join(root, 'approved')]
  const found = collectDifferences(folder)
  const store = openApproved(approved)
  const shots = differingShots(components)
  const approvedOnes = new Map<string, Buffer>()
  for (const [index, shot] of shots.entries()) {
    const [base, after, diff] = await Promise.all([
      plain(shot.width, 200, '#e6eefb'),
      plain(shot.width, 240, '#123e78'),
      plain(shot.width, 240, '#d63939'),
    ])
    const file = `${shot.storyId.split('--')[0]}.webp`
    if (index % 4 === 3) {
      found.add({ shot, file, kind: 'new', reason: '尚未认可', pictures: { new: after } })
      continue
    }
    approvedOnes.set(shot.name, base)
    found.add({
      shot,
      file,
      kind: 'changed',
      reason: '4321 个像素不同',
      pictures: { base, new: after, diff },
    })
  }
  const files = await store.filesWith(approvedOnes, shots)
  files.set('environment.json', Buffer.from(JSON.stringify(drawnWith)))
  writeTogether(approved, files)
  found.write()
  await writeReport(drawnWith, folder, store)
  return { folder, page: join(folder, 'index.html'), store, shots }
}

/** A picture of one colour, as a browser's screenshot is kept. */
export const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
