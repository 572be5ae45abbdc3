import type { Files, StoredFile } from '#contract/engine/backend.ts'
import { originalOf } from './picture-variants.ts'

/**
 * The public file of a name; its original in place of a missing variant, so that no picture breaks. That response changes
 * later only if the variant is still to be made.
 */
export async function readOrStandIn(files: Files, name: string): Promise<StoredFile | undefined> {
  const original = originalOf(name)
  // Asked first: what is made while this looks for it is still to come.
  const isMade = original !== undefined && files.pictures.factsOf(original) !== undefined
  const found = await files.read(name)
  if (found || original === undefined) return found
  const standIn = await files.read(original)
  return standIn && { ...standIn, isStandIn: !isMade }
}
