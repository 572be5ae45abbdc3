/** The title that was printed last: what ends now may be another step. */
let lastTitle = ''

/**
 * Prints a step's title and then its duration, with the title again where another step began in between.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @param {(result: Result) => string} [outcome] the text that reports the end
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
