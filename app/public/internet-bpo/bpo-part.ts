/** The parts of the page in their order (public-site §2.9). */
export type PartName = 'flow' | 'training' | 'production' | 'quality' | 'peak' | 'risk' | 'security' | 'venue'

/** One part with whatever of it the administrators filled. */
export interface BpoPart {
  name: PartName
  /** Its place among the filled parts, such as `03`. */
  figure: string
  title: string
  description: string
  /** Address ready for display, or nothing. */
  imageUrl: string
  points: BpoPoint[]
  pictures: string[]
}

export interface BpoPoint {
  title: string
  description: string
}

/** What every part's section is handed. */
export interface PartProps {
  part: BpoPart
}
