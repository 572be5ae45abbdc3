import type { Ask } from '#contract/ask/ask.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadDisaster, loadDriving, loadLand, loadSoil } from './loads.ts'
import type { Special } from './special-content.ts'

type Load = (ask: Ask, settings: PageSettings) => Promise<Special>

const loads: Readonly<Record<string, Load>> = {
  'soil-submission': loadSoil,
  'land-extension': loadLand,
  'natural-disaster': loadDisaster,
  'autonomous-driving': loadDriving,
}

/** What administrators keep for the page of this category; nothing for all but four. */
export async function loadSpecial(
  ask: Ask,
  category: string,
  settings: PageSettings,
): Promise<Special | undefined> {
  return loads[category]?.(ask, settings)
}
