import { isRouteErrorResponse } from '@remix-run/react'
import type { Neighbour } from './neighbours.ts'

/** What is said in the place of a text that was taken down. */
export interface GoneWords {
  gone: string
  /** Heading above what there is to read instead. */
  others: string
  list: Neighbour
}

/** Whether a text was taken down; what never was is an unknown address. */
export const isTakenDown = (error: unknown) => isRouteErrorResponse(error) && error.status === 410
