/** The title that was printed last: what ends now may be another step. */
let lastTitle = ''

/**
 * Prints what is being done and, once done, how long it took; by its title where another step has begun meanwhile.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @param {(result: Result) => string} [outcome] how it is said that it is done
 * @returns {Promise<Result>}
 */
export async function timeStep(title, work, outcome = () => '完成') {
  const started = performance.now()
  lastTitle = title
  process.stdout.write(`${title} …\n`)
  const result = await work()
  const step = lastTitle === title ? '' : `${title}：`
  lastTitle = title
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`  ${step}${outcome(result)}（${seconds} 秒）\n`)
  return result
}
