import { buildProduct } from './build-product.mjs'
import { prepareDriver } from './prepare-driver.mjs'

/**
 * Ensures that the built product and its database driver exist. Runs both in parallel: compiling the driver takes one
 * processor for half a minute.
 * @param {{ isForced?: boolean }} [options] `isForced` builds also where no source has changed
 * @throws {StepFailure} the first that one of them meets; runSteps ends the other with the process
 */
export async function prepareProduct({ isForced = false } = {}) {
  await Promise.all([prepareDriver(), buildProduct({ isForced })])
}
