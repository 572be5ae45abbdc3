import { createHash } from 'node:crypto'
import { crop, decode, findContent, type Box, type RawPicture } from './raw-picture.ts'
import type { Area } from './find-areas.ts'
import type { Shot } from './plan-shots.ts'
import { withEdges, type SheetEntry } from './sheets.ts'

/** One picture of a sheet as it was just taken: what is compared, told and approved by itself. */
export interface Cell {
  /** With the section in its name, where the shot is cut into sections. */
  shot: Shot
  /** The approved file that it belongs to. */
  file: string
  entry: SheetEntry
  /** The content alone, or with the edges that the sheet leaves out. */
  content: () => Promise<RawPicture>
  whole: () => Promise<RawPicture>
}

/** What lies below is more of the same: fifty lines of a list. */
const HIGHEST = 1600

/** Cuts a screenshot into the areas that its shot is about. */
export async function cutCells(shot: Shot, screenshot: Buffer, areas: Area[]): Promise<Cell[]> {
  if (areas.length === 0) return []
  const picture = await decode(screenshot)
  return areas.map(({ section, ...area }) => {
    const region: Box = { ...area, height: section ? area.height : Math.min(area.height, HIGHEST) }
    const taken = crop(picture, region)
    const { box, ground } = findContent(taken)
    const size: SheetEntry['size'] = [taken.width, taken.height]
    const hash = createHash('sha256')
      .update(JSON.stringify([size, box, ground]))
      .update(crop(taken, box).data)
      .digest('base64url')
      .slice(0, 22)
    const name = section ? `${shot.name}.${section}` : shot.name
    const entry = { name, label: labelOf(shot), size, box, ground, hash }
    const place = { ...box, left: region.left + box.left, top: region.top + box.top }
    return {
      shot: { ...shot, name, section },
      file: fileOf(shot, section),
      entry,
      ...pixels(screenshot, place, entry),
    }
  })
}

/** The pixels themselves would fill the memory: they are read again where they are needed. */
function pixels(screenshot: Buffer, place: Box, entry: SheetEntry): Pick<Cell, 'content' | 'whole'> {
  const content = async () => crop(await decode(screenshot), place)
  return { content, whole: async () => withEdges(await content(), entry) }
}

const labelOf = ({ storyName, width, theme }: Shot) =>
  [storyName, width, theme === 'light' ? '' : theme].filter(Boolean).join(' · ')

/** A page's story has a sheet for each section, everything else one for all stories of its title. */
function fileOf({ storyId }: Shot, section?: string): string {
  const [title = '', story = ''] = storyId.split('--')
  return section ? `${title}/${story}.${section}.webp` : `${title}.webp`
}
