import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import { placeOf, type AnsweredBase, type BasePlace } from './base-place.ts'
import { builtInBases } from './built-in-bases.ts'

/** The company's bases; the four built-in ones when they cannot be loaded (public-site §8). */
export function loadBases(ask: Ask, { report }: PageSettings = {}): Promise<readonly BasePlace[]> {
  const load = async () => listOf<AnsweredBase>(await ask('GET /api/base/list')).map(placeOf)
  return orFallback<readonly BasePlace[]>(load, builtInBases, '加载基地列表失败', report)
}
