/**
 * Prints what is being done and, once done, how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @param {(result: Result) => string} [outcome] how it is said that it is done
 * @returns {Promise<Result>}
 */
export async function timedStep(title, work, outcome = () => '完成') {
  const started = performance.now()
  process.stdout.write(`${title} …\n`)
  const result = await work()
  process.stdout.write(`  ${outcome(result)}（${((performance.now() - started) / 1000).toFixed(1)} 秒）\n`)
  return result
}
