import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentIndexes } from './content-indexes.ts'

/**
 * Writes the indexes of content/, and then what the whole contract says, for which it is loaded.
 * @param root the project's folder
 */
export async function writeContentIndexes(root: string): Promise<void> {
  const indexes = contentIndexes(root)
  for (const [file, text] of Object.entries(indexes)) writeFileSync(join(root, file), text)
  const { responseExceptions } = await import('./response-exceptions.ts')
  writeFileSync(join(root, responseExceptions.file), responseExceptions.text())
}
