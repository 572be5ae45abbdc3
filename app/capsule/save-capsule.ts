import { MOST_CAPSULE_BYTES, type Capsule } from '#contract/capsule/capsule.ts'
import { bytesOf, tooLarge } from '#contract/capsule/read-capsule.ts'
import { saveFile } from '#app/browser/save-file.ts'

/**
 * Saves a capsule as a file of the browser's.
 * @returns the file's name
 * @throws {WrongCapsule} where it would be larger than one that can be opened
 */
export function saveCapsule(capsule: Capsule): string {
  const file = JSON.stringify(capsule, null, 1)
  if (bytesOf(file) > MOST_CAPSULE_BYTES) throw tooLarge(bytesOf(file))
  const download = `capsule-${capsule.savedAt.slice(0, 19).replaceAll(':', '').replace('T', '-')}.json`
  saveFile(new Blob([file], { type: 'application/json' }), download)
  return download
}
