import type { Files, StoredFile } from '#contract/engine/backend.ts'
import { originalOf } from './picture-variants.ts'

/**
 * The public file of a name. A variant that is not there, because it is still to be made or would have saved nothing, is
 * answered by its original, so that no page ever shows a broken picture; only what is still to come changes later.
 */
export async function readOrStandIn(files: Files, name: string): Promise<StoredFile | undefined> {
  const original = originalOf(name)
  // Asked first: what is made while this looks for it is still to come.
  const isMade = original !== undefined && files.pictures.factsOf(original) !== undefined
  const found = await files.read(name)
  if (found || original === undefined) return found
  const pseudonym = await files.read(original)
  return pseudonym && { ...pseudonym, isStandIn: !isMade }
}
