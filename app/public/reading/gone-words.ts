import { isRouteErrorResponse } from '@remix-run/react'
import type { Neighbour } from './neighbours.ts'

/** What is said in the place of a text that was taken down, and of one that never was. */
export interface GoneWords {
  gone: string
  unknown: string
  /** Heading above what there is to read instead. */
  others: string
  list: Neighbour
}

/** Which of the two it is; undefined for any other failure. */
export function goneTitle(error: unknown, words: GoneWords): string | undefined {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  return status === 410 ? words.gone : status === 404 ? words.unknown : undefined
}
