import { expect, test } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aShot } from './a-shot.ts'
import { readApprovals, type Approvals } from './approvals.ts'
import { cutCells, type Cell } from './cells.ts'
import { compareWithBase, compareWithBoth } from './compare-cells.ts'
import { blank, encodePng, paste } from './raw-picture.ts'
import { drawSheet, readSheet, cutSheet } from './sheets.ts'
import { writeSheets } from './write-sheets.ts'

const [WHITE, INK] = [0xff_ff_ff_ff, 0xff_20_20_20]

/** A story that shows a box at a place. */
async function cellOf(storyId: string, left = 40): Promise<Cell> {
  const picture = blank(400, 300, WHITE)
  paste(picture, blank(60, 30, INK), left, 50)
  const area = { left: 0, top: 0, width: 400, height: 300 }
  const [cell] = await cutCells(aShot({ storyId, name: `${storyId}.1280.light` }), await encodePng(picture), [
    area,
  ])
  return cell!
}

const groupOf = (cells: Cell[]) => ({
  taken: cells.map((cell) => ({ shot: cell.shot, cells: [cell] })),
  cells,
})

test('a sheet tells of each picture what it was, with its empty edges', async () => {
  const cells = [await cellOf('design-system-a--one'), await cellOf('design-system-a--two', 200)]
  const items = cells.map(async ({ entry, content }) => ({ entry, picture: await content() }))
  const sheet = await readSheet(await drawSheet(await Promise.all(items)))
  expect(sheet.entries.map(({ name, box }) => [name, box.left, box.width])).toEqual([
    ['design-system-a--one.1280.light', 40, 60],
    ['design-system-a--two.1280.light', 200, 60],
  ])
  const pictures = await cutSheet(sheet)
  for (const cell of cells) expect(pictures.get(cell.entry.name)).toEqual(await cell.whole())
})

test('two pixels to the side are another picture, though what it shows is the same', async () => {
  const [one, moved] = [await cellOf('design-system-a--one'), await cellOf('design-system-a--one', 42)]
  expect((await moved.content()).data.equals((await one.content()).data)).toBe(true)
  expect(moved.entry.hash).not.toBe(one.entry.hash)
})

test('a sheet is written where one of its pictures changed, and loses what is no longer taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'approved-'))
  const cells = [await cellOf('design-system-a--one'), await cellOf('design-system-a--two')]
  const names = cells.map(({ entry }) => entry.name)
  expect(await writeSheets(await readApprovals(folder), groupOf(cells), new Set(names))).toBe(1)
  const approvals = await readApprovals(folder)
  expect(await writeSheets(approvals, groupOf(cells), new Set())).toBe(0)

  const moved = [cells[0]!, await cellOf('design-system-a--two', 42)]
  expect(await writeSheets(approvals, groupOf(moved), new Set([names[1]!]))).toBe(1)
  expect(approvals.sheets.get('design-system-a.webp')?.entries.map(({ hash }) => hash)).toEqual(
    moved.map(({ entry }) => entry.hash),
  )

  expect(await writeSheets(approvals, groupOf(moved.slice(0, 1)), new Set())).toBe(1)
  expect((await readApprovals(folder)).names()).toEqual(names.slice(0, 1))
  await rm(folder, { recursive: true })
})

test('where another machine drew the approved pictures, those of the approved source are what is compared', async () => {
  const [before, moved] = [await cellOf('design-system-a--one'), await cellOf('design-system-a--one', 60)]
  const { name } = before.entry
  const none = { picture: async () => undefined } as Partial<Approvals> as Approvals
  const { differenceOf } = compareWithBase(new Map([[name, [moved, before]]]), none)
  expect(await differenceOf(before, [before])).toBeUndefined()
  expect(
    await compareWithBase(new Map([[name, [before, before]]]), none).differenceOf(moved, []),
  ).toMatchObject({
    isChange: true,
    base: await before.whole(),
  })
})

test('where a machine draws alike, what differs from the approved picture is compared with the approved source too, at the last look', async () => {
  const [before, moved] = [await cellOf('design-system-a--one'), await cellOf('design-system-a--one', 60)]
  const item = { entry: before.entry, picture: await before.content() }
  const approvals = {
    sheets: new Map([['all', await readSheet(await drawSheet([item]))]]),
    fileOf: () => 'all',
  } as Partial<Approvals> as Approvals
  const drawn: string[] = []
  const basedOn = (base: Cell) =>
    compareWithBoth(approvals, ({ entry: { name } }) => {
      drawn.push(name)
      return Promise.resolve(compareWithBase(new Map([[name, [base]]]), approvals))
    })
  const change = { isChange: true, base: await before.whole() }
  expect(await basedOn(moved).differenceOf(moved, [moved])).toMatchObject(change)
  expect(await basedOn(moved).differenceOf(before, [before], true)).toBeUndefined()
  expect(drawn).toEqual([])
  expect(await basedOn(moved).differenceOf(moved, [moved], true)).toBeUndefined()
  expect(await basedOn(before).differenceOf(moved, [moved], true)).toMatchObject(change)
  expect(drawn).toHaveLength(2)
})

test('a picture that the approved source cannot draw is compared with the approved one from afar', async () => {
  const [before, moved] = [await cellOf('design-system-a--one'), await cellOf('design-system-a--one', 120)]
  const approved = { picture: async () => before.whole() } as Partial<Approvals> as Approvals
  const { differenceOf } = compareWithBase(new Map(), approved)
  expect(await differenceOf(before, [before])).toBeUndefined()
  expect(await differenceOf(moved, [moved])).toMatchObject({ isChange: true })
  const none = { picture: async () => undefined } as Partial<Approvals> as Approvals
  expect(await compareWithBase(new Map(), none).differenceOf(before, [before])).toBe('new')
})

test('the sections of a page lie in a file each', async () => {
  const area = { left: 0, top: 0, width: 400, height: 150 }
  const screenshot = await encodePng(blank(400, 300, WHITE))
  const shot = aShot({
    storyId: 'pages-home--normal',
    name: 'pages-home--normal.360.light',
    view: 'sections',
  })
  const cells = await cutCells(shot, screenshot, [
    { ...area, section: 'services' },
    { ...area, top: 150, section: 'contact' },
  ])
  expect(cells.map(({ file, entry }) => [file, entry.name])).toEqual([
    ['pages-home/normal.services.webp', 'pages-home--normal.360.light.services'],
    ['pages-home/normal.contact.webp', 'pages-home--normal.360.light.contact'],
  ])
})
