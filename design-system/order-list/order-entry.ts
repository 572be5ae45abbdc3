import type { ReactNode } from 'react'

/** One thing that has a place in the order. */
export type OrderEntry<Id extends string | number = string | number> = {
  /** Tells the thing from the others; what `onReorder` hands on. */
  id: Id
  /** First line, also what screen readers say while it is moved. */
  name: string
  /** A quiet second line. */
  detail?: string
  /** A small picture, for example `Thumbnail`. */
  picture?: ReactNode
}
