import type { Approvals } from './approvals.ts'
import type { Cell } from './cells.ts'
import { comparePictures, compareFromAfar, type Difference } from './pictures.ts'
import type { RawPicture } from './raw-picture.ts'
import { cutSheet, drawSheet, readSheet } from './sheets.ts'

/** How a picture differs from the one before, which is shown beside it. */
export interface CellDifference extends Difference {
  base: RawPicture
}

/** Compares pictures as they were just taken with what they should be. */
export interface Comparison {
  /**
   * Nothing where the picture is the same within the tolerance; `new` where there is none to compare with. What differs at
   * the last look is not drawn again.
   */
  differenceOf: (
    cell: Cell,
    group: Cell[],
    isLastLook?: boolean,
  ) => Promise<CellDifference | 'new' | undefined>
}

/** Compares with the approved sheets: by hash, and where that differs by pixels, after the same encoding. */
export function compareWithApprovals({ sheets, fileOf }: Approvals): Comparison {
  return {
    differenceOf: async (cell, group) => {
      const { name, hash } = cell.entry
      const sheet = sheets.get(fileOf(name) ?? '')
      const approved = sheet?.entries.find((entry) => entry.name === name)
      if (!sheet || !approved) return 'new'
      if (approved.hash === hash) return undefined
      const base = (await cutSheet(sheet)).get(name)!
      const after = sheet.isLossless ? await cell.whole() : await encodedLikeItsSheet(cell, group)
      return ifChanged(base, after)
    },
  }
}

/**
 * Compares with the approved sheets, for a machine that draws nearly alike. At the last attempt it also compares
 * differing pictures with its own drawing of the approved source.
 * @param baseOf the comparison with that drawing of a picture
 */
export function compareWithBoth(
  approvals: Approvals,
  baseOf: (cell: Cell) => Promise<Comparison>,
): Comparison {
  const sheets = compareWithApprovals(approvals)
  return {
    differenceOf: async (cell, group, isLastLook) => {
      const difference = await sheets.differenceOf(cell, group, isLastLook)
      if (difference === undefined || difference === 'new' || !isLastLook) return difference
      return (await baseOf(cell)).differenceOf(cell, group, isLastLook)
    },
  }
}

/** Compares with pictures that this machine drew of the approved source, each several times. */
export function compareWithBase(base: Map<string, Cell[]>, approvals: Approvals): Comparison {
  return {
    differenceOf: async (cell) => {
      const { name, hash } = cell.entry
      const references = base.get(name) ?? []
      if (references.some(({ entry }) => entry.hash === hash)) return undefined
      const after = await cell.whole()
      for (const reference of references) {
        const difference = await ifChanged(await reference.whole(), after)
        if (!difference || reference === references.at(-1)) return difference
      }
      // The approved source has no such story: it came, and was approved, with this change on another machine.
      const approved = await approvals.picture(name)
      if (!approved) return 'new'
      const difference = await compareFromAfar(approved, after)
      return difference.isChange ? { ...difference, base: approved } : undefined
    },
  }
}

async function ifChanged(base: RawPicture, after: RawPicture): Promise<CellDifference | undefined> {
  const difference = comparePictures(base, after)
  return difference.isChange ? { ...difference, base } : undefined
}

/** A sheet kept with loss disturbs its pictures: the new ones are put onto one as well. */
async function encodedLikeItsSheet({ file, entry: { name } }: Cell, group: Cell[]): Promise<RawPicture> {
  const cells = group.filter((cell) => cell.file === file)
  const pictures = await Promise.all(
    cells.map(async ({ entry, content }) => ({ entry, picture: await content() })),
  )
  const sheet = await readSheet(await drawSheet(pictures, false))
  return (await cutSheet(sheet)).get(name)!
}
