import { data } from '@remix-run/react'
import { statusOf } from '#contract/client/status-of.ts'
import type { Neighbour } from './neighbours.ts'

/** So many texts are offered in the place of one that is gone. */
const OFFERED = 5

/** What never was is an unknown address like any other, with the light page of all of them. */
const unknownAddress = () => data(null, { status: 404 })

/**
 * The number in an address.
 * @throws data 404 for what is none, so that each text has one address only
 */
export function idOfAddress(part: string | undefined): number {
  if (part && /^[1-9]\d{0,14}$/.test(part)) return Number(part)
  throw unknownAddress()
}

/**
 * The record that a page is about.
 * @param others what the list holds, offered in the place of a record that is gone
 * @throws data 404; 410 with some of the others; 503 where the call failed
 */
export async function readOrRefuse<Entry>(
  reading: Promise<Entry>,
  others: readonly Neighbour[],
): Promise<Entry> {
  try {
    return await reading
  } catch (error) {
    throw refusal(statusOf(error), others)
  }
}

/** What a loader throws in the place of a text: 404, 410 with some of the others, 503 for any other status. */
function refusal(status: number, others: readonly Neighbour[] = []) {
  if (status === 404) return unknownAddress()
  if (status === 410) return data({ others: others.slice(0, OFFERED) }, { status })
  return data(null, { status: 503 })
}
