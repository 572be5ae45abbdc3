/** A reason a person can act on; shown as one line, without a stack. */
export class StepFailure extends Error {
  /**
   * @param {string} message what is wrong and what to do, in Chinese
   * @param {string} [output] what the failed command printed last
   */
  constructor(message, output = '') {
    super(message)
    this.name = 'StepFailure'
    this.output = output
  }
}

/**
 * The failure of a command, with the reasons that people meet told in plain words.
 * @param {string} what the step that failed
 * @param {string} output all that the command printed
 */
export function commandFailure(what, output) {
  if (/ENOSPC|No space left on device/.test(output)) {
    return new StepFailure(`${what}失败：磁盘空间已满，请清理后重试。`)
  }
  if (/EACCES|EROFS/.test(output)) {
    return new StepFailure(`${what}失败：没有写入项目目录的权限。`, lastLines(output))
  }
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(output)) {
    return new StepFailure(`${what}失败：无法连接软件包仓库，请检查网络后重试。`, lastLines(output))
  }
  return new StepFailure(`${what}失败。`, lastLines(output))
}

/**
 * Runs a script's steps; a failure is printed for people and becomes exit code 1.
 * @param {() => Promise<void>} steps
 */
export async function runSteps(steps) {
  try {
    await steps()
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    if (error.output) process.stderr.write(`${error.output}\n`)
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-30).join('\n')
}
