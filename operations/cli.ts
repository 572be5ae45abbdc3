import { parseArgs, type ParseArgsConfig } from 'node:util'

// What the commands of operators have in common (docs/operations/commands.md#运维命令).

type Options = NonNullable<ParseArgsConfig['options']>

const parsed = <const Given extends Options>(options: Given) =>
  parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })

/**
 * The words behind a command's name, as its options take them.
 * @returns undefined where one of them is unknown, or lacks what belongs to it
 */
export function readWords<const Given extends Options>(
  options: Given,
): ReturnType<typeof parsed<Given>> | undefined {
  try {
    return parsed(options)
  } catch {
    return undefined
  }
}

/** The same of a command that takes options alone: undefined for any other word. */
export function readOptions<const Given extends Options>(options: Given) {
  const { values, positionals } = readWords(options) ?? {}
  return positionals?.length === 0 ? values : undefined
}

/** Writes a line to standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes a line to standard error: what went wrong, or what a command tells whose output is for another program. */
export function sayBeside(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Tells why a command could not do all of it, and lets it end with 1. */
export function refuse(sentence: string): void {
  sayBeside(sentence)
  process.exitCode = 1
}

/** Runs `act` at every Ctrl+C or SIGTERM. A second signal comes from npm and would otherwise end the command. */
export function whenStopped(act: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, act)
}

/**
 * Ends the command with 1 at Ctrl+C or SIGTERM, and a line; what is under way is removed (operations/backup/removed-at-exit.ts). A
 * terminal's hanging up is left alone, for what was begun with nohup.
 */
export function endWhenStopped(sentence: string, progress: { end(): void }): void {
  whenStopped(() => {
    progress.end()
    sayBeside(sentence)
    process.exit(1)
  })
}
