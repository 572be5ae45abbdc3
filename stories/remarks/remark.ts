/** Where on a story a remark stands: on an element, so that it goes along where another width lays the page out anew. */
export interface Spot {
  /** Leads from the canvas to the element (CSS). */
  selector: string
  /** Where in the element, from its left edge (0) to its right (1). */
  x: number
  /** From its upper edge (0) to its lower (1). */
  y: number
  /** How wide the canvas was, in CSS pixels: what was seen may be right at another width. */
  width: number
}

/** What somebody says of a story or of a page of documentation. */
export interface Remark {
  id: string
  /** The story's or the page's, as in its address. */
  storyId: string
  author: string
  text: string
  /** Pages of documentation have none. */
  spot?: Spot
  isResolved: boolean
  /** ISO 8601, in UTC. */
  createdAt: string
  /** Of the newest text or state: decides which of two versions stays. ISO 8601, in UTC. */
  changedAt: string
}

/** That a remark was deleted: without it an older file would bring the remark back. */
export interface Deletion {
  /** The remark's. */
  id: string
  /** ISO 8601, in UTC. */
  deletedAt: string
}

/** What a file carries and a browser keeps: an id is in one of both lists. */
export interface Review {
  remarks: readonly Remark[]
  deletions: readonly Deletion[]
}
