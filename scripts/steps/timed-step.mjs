/**
 * Prints what is being done and, once done, how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function timedStep(title, work) {
  const started = performance.now()
  process.stdout.write(`${title} …\n`)
  const result = await work()
  process.stdout.write(`  完成（${((performance.now() - started) / 1000).toFixed(1)} 秒）\n`)
  return result
}
