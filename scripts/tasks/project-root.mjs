import { fileURLToPath } from 'node:url'
import { dirname, resolve } from 'node:path'

/** The repository's own folder, wherever a command is called from. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Where the steps remember what is done; under node_modules, so that a new install starts again. */
export const cacheFolder = resolve(projectRoot, 'node_modules/.cache/steps')
