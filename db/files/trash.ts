import { downloadedAs } from '#contract/shared/upload-rules.ts'
import type { FilePlace } from './file-place.ts'

/**
 * Removes for good the documents that were discarded until this moment. What is no document was put there by hand and
 * stays.
 */
export async function emptyTrash({ areas: { trash } }: FilePlace, until: Date): Promise<void> {
  for await (const { name } of trash.list()) {
    if (downloadedAs(name) === undefined) continue
    const kept = await trash.find(name)
    if (kept && kept.modifiedTime <= until) await trash.remove(name)
  }
}
