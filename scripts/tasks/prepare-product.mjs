import { buildProduct } from './build-product.mjs'
import { prepareDriver } from './prepare-driver.mjs'

/**
 * Makes sure that the built product and its database's driver are there. Both at once: compiling the driver, where its ready
 * binary cannot be fetched, takes one processor for half a minute, and the build waits for none of it.
 * @param {{ isForced?: boolean }} [options] `isForced` builds also where no source has changed
 * @throws {StepFailure} the first that one of them meets; runSteps ends the other with the process
 */
export async function prepareProduct({ isForced = false } = {}) {
  await Promise.all([prepareDriver(), buildProduct({ isForced })])
}
