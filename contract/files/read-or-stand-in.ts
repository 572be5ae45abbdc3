import type { Files, StoredFile } from '#contract/engine/backend.ts'
import { originalOf } from './picture-variants.ts'

/**
 * The public file of a name. A variant that is not there, because it is still to be made or would have saved nothing, is
 * answered by its original, so that no page ever shows a broken picture; only what is still to come changes later.
 */
export async function readOrStandIn(files: Files, name: string): Promise<StoredFile | undefined> {
  const found = await files.read(name)
  const original = found ? undefined : originalOf(name)
  if (original === undefined) return found
  const standIn = await files.read(original)
  return standIn && { ...standIn, isStandIn: files.pictures.factsOf(original) === undefined }
}
