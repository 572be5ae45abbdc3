import { StepFailure } from './step-failure.mjs'

const OLDEST_NODE = 20

/** Stops on a Node that is too old to run the product (docs/operations/install.md#node-版本). */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    throw new StepFailure(`需要 Node.js ${OLDEST_NODE} 或更新版本，当前为 ${process.versions.node}。`)
  }
}
