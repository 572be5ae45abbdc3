import { data } from '@remix-run/node'
import { AskError } from '#contract/ask/ask.ts'
import type { Neighbour } from './neighbours.ts'

/** So many texts are offered in the place of one that is not there. */
const OFFERED = 5

/** The number in an address; undefined for what is none, so that each text has one address only. */
export function idOfAddress(part: string | undefined): number | undefined {
  return part && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : undefined
}

/**
 * The record that a page is about.
 * @param others what the list holds, offered to who finds none
 * @throws data 404 or 410 with some of the others; 503 where the call failed
 */
export async function readOrRefuse<Entry>(
  reading: Promise<Entry> | undefined,
  others: readonly Neighbour[],
): Promise<Entry> {
  try {
    if (reading) return await reading
  } catch (error) {
    const status = error instanceof AskError ? error.status : 0
    if (status !== 404 && status !== 410) throw data(null, { status: 503 })
    throw refusal(status, others)
  }
  throw refusal(404, others)
}

const refusal = (status: number, others: readonly Neighbour[]) =>
  data({ others: others.slice(0, OFFERED) }, { status })
