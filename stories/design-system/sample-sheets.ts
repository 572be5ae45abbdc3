import { samplePicture } from './sample-picture.ts'

/** A row of the tables that the stories show. */
export type Sheet = {
  id: number
  picture: string
  name: string
  region: string
  scale: number
  isOpen: boolean
}

/** Where the sheets lie. */
export const regions = ['合肥', '淮南', '扬州', '深圳']

/** Fifty rows, some without a picture and some whose picture is missing. */
export const sheets: Sheet[] = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  picture:
    index % 7 === 3 ? '' : index % 7 === 5 ? '/missing.webp' : samplePicture((index * 37) % 360, 200, 128),
  name: `第 ${index + 1} 幅地形图`,
  region: regions[index % 4] ?? '',
  scale: (index % 5) * 500 + 500,
  isOpen: index % 3 !== 0,
}))
