import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from './project-root.mjs'

const run = promisify(execFile)
const DRIVER_STEP = `
  const { runSteps } = await import('./scripts/tasks/step-failure.mjs')
  const { prepareDriver } = await import('./scripts/tasks/prepare-driver.mjs')
  await runSteps(prepareDriver)`
const BINARY = 'build/Release/node_sqlite3.node'

/** A checkout for tests: installed as after `npm ci --ignore-scripts`, so its SQLite driver has no binary yet. */
export interface DriverlessProject {
  driver: string
  /** Runs the start's driver step with exactly these variables. */
  prepareDriver(env: Record<string, string>): Promise<Ended>
  /** Runs `npm test` of these kinds with exactly these variables. */
  test(kinds: string[], env: Record<string, string>): Promise<Ended>
  /** The archive that the driver's makers publish, of what is compiled here, or of other bytes. */
  archive(content?: string): Promise<string>
  /** A folder that holds a file under the given name. */
  folderWith(file: string, name: string): Promise<string>
  /** A folder of programs that all succeed; `npm-cli.js` among them compiles the driver and tells what it was called with. */
  tools(...names: string[]): Promise<string>
  remove(): Promise<void>
}

interface Ended {
  code: number
  out: string
  err: string
}

export async function createDriverlessProject(): Promise<DriverlessProject> {
  const folder = await mkdtemp(join(tmpdir(), 'driverless-'))
  const project = join(folder, 'project')
  const driver = join(project, 'node_modules/sqlite3')
  const compiled = join(projectRoot, 'node_modules/sqlite3')
  for (const name of ['scripts/tasks', 'scripts/test.mjs']) {
    await cp(join(projectRoot, name), join(project, name), { recursive: true })
  }
  for (const name of ['package.json', 'lib']) {
    await cp(join(compiled, name), join(driver, name), { recursive: true })
  }
  // All other packages are found one folder up.
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')

  // What is locked and what is installed agree.
  await writeFile(join(project, 'package-lock.json'), '{ "packages": {} }')
  await writeFile(join(project, 'node_modules/.package-lock.json'), '{ "packages": {} }')

  const node = (args: string[], env: Record<string, string>): Promise<Ended> => {
    const variables: Record<string, string> = {
      HOME: folder,
      npm_config_cache: join(folder, 'cache'),
      ...env,
    }
    return run(process.execPath, args, { cwd: project, env: variables as NodeJS.ProcessEnv }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
      ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
    )
  }
  return {
    driver,
    prepareDriver: (env) => node(['--input-type=module', '--eval', DRIVER_STEP], env),
    test: (kinds, env) => node(['scripts/test.mjs', ...kinds], env),
    async archive(content) {
      const contents = join(folder, 'contents')
      await mkdir(join(contents, 'build/Release'), { recursive: true })
      if (content === undefined) await cp(join(compiled, BINARY), join(contents, BINARY))
      else await writeFile(join(contents, BINARY), content)
      const file = join(folder, 'archive.tar.gz')
      await run('tar', ['-czf', file, '-C', contents, BINARY])
      return file
    },
    async folderWith(file, name) {
      const shelf = join(folder, 'shelf')
      await cp(file, join(shelf, name))
      return shelf
    },
    async tools(...names) {
      const tools = join(folder, 'tools')
      await mkdir(tools, { recursive: true })
      for (const name of names) {
        await writeFile(join(tools, name), '#!/bin/sh\n')
        await chmod(join(tools, name), 0o755)
      }
      const [from, to] = [join(compiled, BINARY), join(driver, BINARY)].map((path) => JSON.stringify(path))
      await writeFile(
        join(tools, 'npm-cli.js'),
        `const { cpSync, writeFileSync } = require('node:fs')
         const told = [...process.argv.slice(2), process.env.npm_config_build_from_source]
         cpSync(${from}, ${to})
         writeFileSync(${JSON.stringify(join(driver, 'npm-was-told'))}, told.join(' '))`,
      )
      return tools
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
