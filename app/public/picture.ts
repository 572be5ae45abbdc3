/** A picture as galleries and carousels show it. */
export interface Picture {
  id: number | string
  /** Address ready for display. */
  src: string
  title?: string
  description?: string
}
