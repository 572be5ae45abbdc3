import { runCommand } from './run-command.mjs'
import { pathsOf, thisMachine } from './this-machine.mjs'

/**
 * How to call npm on a machine: its script by the running Node where we know its path. Windows can start `npm.cmd`
 * only through a shell.
 * @param {import('./this-machine.mjs').Machine} machine
 * @param {string} node the path of the running Node
 * @returns {{ command: string, first: string[], shell: boolean }} `first` comes before npm's own arguments
 */
export function npmCommand(machine, node) {
  const paths = pathsOf(machine)
  const places = [
    // Another package manager that started us leaves its own program here.
    machine.env.npm_execpath,
    paths.join(paths.dirname(node), 'node_modules/npm/bin/npm-cli.js'),
  ]
  const program = places.find((place) => place && isNpm(paths.basename(place)) && machine.exists(place))
  if (program) return { command: node, first: [program], shell: false }
  return { command: 'npm', first: [], shell: machine.platform === 'win32' }
}

/**
 * Runs npm in the repository, as `runCommand` does.
 * @param {string[]} args words without spaces or signs that a shell reads
 * @param {import('./run-command.mjs').CommandOptions} [options]
 */
export function runNpm(args, options = {}) {
  const { command, first, shell } = npmCommand(thisMachine, process.execPath)
  return runCommand(command, [...first, ...args], { ...options, shell })
}

/** @param {string} name */
const isNpm = (name) => name === 'npm-cli.js'
