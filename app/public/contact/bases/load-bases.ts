import type { PageReader } from '#app/page-data/page-reader.ts'
import { placeOf, type BasePlace } from './base-place.ts'
import { builtInBases } from './built-in-bases.ts'

/** The company's bases; the four built-in ones when they cannot be loaded (P-470). */
export async function loadBases(read: PageReader): Promise<readonly BasePlace[]> {
  const bases = await read.listOrNull('GET /api/base/list', '加载基地列表失败')
  return bases?.map(placeOf) ?? builtInBases
}
