import { fileOf, pathsOf } from './this-machine.mjs'

/** @typedef {import('./this-machine.mjs').Machine} Machine */
/** @typedef {(command: string, args: string[]) => Promise<{ code: number }>} Run */

const XCODE_TOOLS = 'Xcode 命令行工具'
const VISUAL_STUDIO = 'Visual Studio Build Tools（C++）'

/**
 * What a machine lacks to compile the driver with.
 * @param {Machine} machine
 * @param {Run} run
 * @returns {Promise<string[]>} the names that people install them by, none where all is there
 */
export async function missingCompilers(machine, run) {
  const { platform, env } = machine
  // Apple's own g++, make and python3 open a window that offers the tools, so they are not asked without them.
  if (platform === 'darwin' && (await run('xcode-select', ['-p'])).code !== 0) return [XCODE_TOOLS]
  const pythons = [
    env.npm_config_python,
    env.PYTHON,
    'python3',
    'python',
    platform === 'win32' ? 'py' : undefined,
  ]
  const missing = (await isAnyThere(run, pythons)) ? [] : ['python3']
  if (platform === 'win32') return hasVisualStudio(machine) ? missing : [...missing, VISUAL_STUDIO]
  if (!(await isAnyThere(run, [env.MAKE, 'make']))) missing.push('make')
  if (!(await isAnyThere(run, [env.CXX, 'g++']))) missing.push('g++')
  return missing
}

/**
 * How people get what is missing on their platform.
 * @param {Pick<Machine, 'platform'>} machine
 * @param {string[]} missing
 */
export function howToGetCompilers({ platform }, missing) {
  if (platform === 'darwin') return 'xcode-select --install'
  if (platform === 'win32')
    return 'winget install Python.Python.3.12 与 Microsoft.VisualStudio.2022.BuildTools（勾选“使用 C++ 的桌面开发”）'
  const onRhel = missing.map((name) => (name === 'g++' ? 'gcc-c++' : name))
  return `Debian/Ubuntu：apt-get install ${missing.join(' ')}；RHEL/openEuler：dnf install ${onRhel.join(' ')}`
}

/**
 * @param {Run} run
 * @param {(string | undefined)[]} commands
 */
async function isAnyThere(run, commands) {
  for (const command of commands) {
    if (command && (await run(command, ['--version'])).code === 0) return true
  }
  return false
}

/** Visual Studio is found through its installer's own program, by us as by the build. @param {Machine} machine */
function hasVisualStudio(machine) {
  const base = machine.env['ProgramFiles(x86)'] ?? machine.env.ProgramFiles
  if (base === undefined) return false
  const installer = pathsOf(machine).join(base, 'Microsoft Visual Studio', 'Installer')
  return machine.exists(pathsOf(machine).join(installer, fileOf(machine, 'vswhere')))
}
