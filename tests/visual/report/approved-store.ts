import { createHash } from 'node:crypto'
import { approvedFolder, readApprovals } from '../approvals.ts'
import { cutCells } from '../cells.ts'
import { isOfShot, type Shot } from '../plan-shots.ts'
import { crop, decode, type RawPicture } from '../raw-picture.ts'
import { cutSheet, drawSheet, type SheetEntry } from '../sheets.ts'

/** How approved pictures are kept, for anyone who looks one up or replaces it. */
export interface ApprovedStore {
  folder: string
  /** What tells each approved picture, by its name: it changes whenever the picture does. */
  tells: () => Promise<Map<string, string>>
  /**
   * The files that hold these pictures once they are approved, by their paths in the folder.
   * @param shots all that are planned, in their order; each picture is one of them or a section of one
   */
  filesWith: (pictures: Map<string, Buffer>, shots: Shot[]) => Promise<Map<string, Buffer>>
}

/** The sheets of a folder. @param folder the repository's own unless told */
export function openApproved(folder = approvedFolder): ApprovedStore {
  return {
    folder,
    tells: async () => {
      const { sheets } = await readApprovals(folder)
      return new Map(
        [...sheets.values()].flatMap(({ entries }) =>
          entries.map(({ name, hash }): [string, string] => [name, hash]),
        ),
      )
    },
    filesWith: async (pictures, shots) => {
      const { sheets } = await readApprovals(folder)
      const order = (name: string) => shots.findIndex((shot) => isOfShot(name, shot))
      const items = new Map<string, { entry: SheetEntry; picture: RawPicture }[]>()
      for (const [name, picture] of pictures) {
        const { file, entry, content } = await cellOf(name, picture, shots)
        const kept = items.get(file) ?? (await itemsOf(sheets.get(file)))
        const others = kept.filter((item) => item.entry.name !== name)
        items.set(file, [...others, { entry, picture: await content() }])
      }
      const files = new Map<string, Buffer>()
      for (const [file, ofFile] of items) {
        ofFile.sort((one, other) => order(one.entry.name) - order(other.entry.name))
        files.set(file, await drawSheet(ofFile))
      }
      return files
    },
  }
}

/** The hash that a picture's bytes are told by, as 64 hexadecimal digits. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A picture as a part of the sheet that it belongs to. */
async function cellOf(name: string, picture: Buffer, shots: Shot[]) {
  const shot = shots.find((each) => isOfShot(name, each))!
  const { width, height } = await decode(picture)
  const section = name === shot.name ? undefined : name.slice(shot.name.length + 1)
  const [cell] = await cutCells(shot, picture, [{ left: 0, top: 0, width, height, section }])
  return cell!
}

async function itemsOf(sheet?: Parameters<typeof cutSheet>[0]) {
  if (!sheet) return []
  const pictures = await cutSheet(sheet)
  return sheet.entries.map(({ left: _left, top: _top, ...entry }) => ({
    entry,
    picture: crop(pictures.get(entry.name)!, entry.box),
  }))
}
