import type { Approvals } from './approvals.ts'
import type { Cell } from './cells.ts'
import { crop, type RawPicture } from './raw-picture.ts'
import { isOfShot } from './plan-shots.ts'
import { cutSheet, drawSheet, type SheetEntry } from './sheets.ts'
import type { TakenGroup } from './settle-groups.ts'

/**
 * Writes the sheets of a group of which something changed, came or went. Pictures that have not changed are taken from
 * the approved sheet.
 * @param changed the names of those that have
 * @returns how many sheets were written or removed
 */
export async function writeSheets(
  approvals: Approvals,
  { taken, cells }: TakenGroup,
  changed: Set<string>,
  { isAnew = false } = {},
): Promise<number> {
  const isOfGroup = (name: string) => taken.some(({ shot }) => isOfShot(name, shot))
  const names = new Set(cells.map(({ entry }) => entry.name))
  const before = [...approvals.sheets].filter(([, { entries }]) =>
    entries.some(({ name }) => isOfGroup(name)),
  )
  const files = new Map<string, Cell[]>()
  for (const cell of cells) files.set(cell.file, [...(files.get(cell.file) ?? []), cell])
  let written = 0
  for (const [file, ofFile] of files) {
    const approved = approvals.sheets.get(file)?.entries ?? []
    const isSame =
      approved.length === ofFile.length &&
      ofFile.every(({ entry }, index) => approved[index]?.name === entry.name && !changed.has(entry.name))
    if (isSame && !isAnew) continue
    const kept = approvals.sheets.has(file) ? await cutSheet(approvals.sheets.get(file)!) : undefined
    const items: { entry: SheetEntry; picture: RawPicture }[] = []
    for (const { entry, content } of ofFile) {
      const old = approved.find(({ name }) => name === entry.name)
      // Kept with loss, a picture would lose more each time its sheet is written.
      const isKept = old && old.hash !== entry.hash && !changed.has(entry.name)
      items.push(
        isKept && kept
          ? { entry: old, picture: crop(kept.get(old.name)!, old.box) }
          : { entry, picture: await content() },
      )
    }
    await approvals.write(file, await drawSheet(items))
    console.warn(`${approved.length > 0 ? '~' : '+'} ${file}`)
    written += 1
  }
  for (const [file, { entries }] of before) {
    if (files.has(file) || !entries.every(({ name }) => isOfGroup(name) && !names.has(name))) continue
    approvals.remove(file)
    console.warn(`- ${file}`)
    written += 1
  }
  return written
}
