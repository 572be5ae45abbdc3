import type { PageReader } from '#app/page-data/page-reader.ts'
import { loadDisaster, loadDriving, loadLand, loadSoil } from './loads.ts'
import type { Special } from './special-content.ts'

const loads: Readonly<Record<string, (read: PageReader) => Promise<Special>>> = {
  'soil-submission': loadSoil,
  'land-extension': loadLand,
  'natural-disaster': loadDisaster,
  'autonomous-driving': loadDriving,
}

/** What administrators keep for the page of this category; nothing for all but four. */
export async function loadSpecial(read: PageReader, category: string): Promise<Special | undefined> {
  return loads[category]?.(read)
}
