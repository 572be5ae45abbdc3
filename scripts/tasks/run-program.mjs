import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode } from './check-node.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { prepareProduct } from './prepare-product.mjs'
import { projectRoot } from './project-root.mjs'
import { runSteps } from './step-failure.mjs'

/**
 * Runs an operator's command that works on a site's database, after what it needs was brought up to date. What the steps
 * say goes to standard error: standard output is the command's, which may be a whole backup.
 * @param {string} name of the program in build/
 */
export async function runProgram(name) {
  const write = process.stdout.write
  process.stdout.write = process.stderr.write.bind(process.stderr)
  await runSteps(async () => {
    checkNode()
    await installDependencies()
    await prepareProduct()
  })
  process.stdout.write = write
  process.env.NODE_ENV ??= 'production'
  await import(pathToFileURL(join(projectRoot, 'build', `${name}.js`)).href)
}
