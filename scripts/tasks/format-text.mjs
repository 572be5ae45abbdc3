import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { projectRoot } from './project-root.mjs'

/**
 * Formats a text as the project's files are (`.oxfmtrc.json`).
 * @param {string} path of the file it is for, whose ending says the language
 * @param {string} text
 * @param {import('oxfmt').FormatConfig} [differing] options in which it is to differ
 * @returns {Promise<string>}
 * @throws where the text cannot be read as that language
 */
export async function formatText(path, text, differing) {
  const config = JSON.parse(await readFile(join(projectRoot, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(path, text, { ...config, ...differing })
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
