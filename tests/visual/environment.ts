import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { approvedFolder } from './approvals.ts'

/** All that decides a picture besides the source: kept with the approvals. */
export type Environment = Record<string, string>

/** Its place among the approvals. */
export const ENVIRONMENT_FILE = 'environment.json'

/** The questions to fontconfig whose answers the pages are set in. */
const fontQuestions = ['sans-serif:lang=zh-cn', 'sans-serif:lang=zh-cn:bold', 'monospace', 'emoji']
const fontPackages = ['fonts-noto-cjk', 'fonts-noto-color-emoji']

/** What this machine draws with. */
export function thisEnvironment(browserVersion: string): Environment {
  const fonts = fontQuestions.map((question) => [`font ${question}`, fontFile(question)])
  const packages = fontPackages.map((name) => [name, packageVersion(name)])
  return {
    chromium: browserVersion,
    platform: `${process.platform} ${process.arch}, ${systemName()}`,
    processor: vectorWidth(),
    webp: sharp.versions.webp ?? '',
    ...Object.fromEntries([...packages, ...fonts]),
  }
}

/** What the approved pictures of a folder were drawn with, if there are any. */
export function approvedEnvironment(folder = approvedFolder): Environment | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, ENVIRONMENT_FILE), 'utf8')) as Environment
  } catch {
    return undefined
  }
}

export function writeEnvironment(environment: Environment): void {
  mkdirSync(approvedFolder, { recursive: true })
  writeFileSync(join(approvedFolder, ENVIRONMENT_FILE), environmentText(environment))
}

/** As it is kept. */
export const environmentText = (environment: Environment) => `${JSON.stringify(environment, undefined, 2)}\n`

/** Marks the approvals as drawn by more than one machine: each compares with the approved source from now on. */
export const mixed = (environment: Environment): Environment => ({ ...environment, machines: 'several' })

/** One line for each thing that differs. */
export function environmentChanges(approved: Environment, here: Environment): string[] {
  const names = new Set([...Object.keys(approved), ...Object.keys(here)])
  return [...names]
    .filter((name) => approved[name] !== here[name])
    .map((name) => `${name}：认可时 ${approved[name] ?? '无'}，本机 ${here[name] ?? '无'}`)
}

/** The very file, since its name says little and not every system has packages. */
function fontFile(question: string): string {
  const path = output('fc-match', ['-f', '%{file}', question])
  if (!path) return 'unknown'
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
  return `${basename(path)} ${hash.slice(0, 16)}`
}

/** Chromium draws with the widest instructions there are, and each width rounds in its own way. */
function vectorWidth(): string {
  try {
    const flags = /^flags\s*:(.*)/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1]?.split(' ') ?? []
    return ['avx512f', 'avx2', 'sse4_2'].find((flag) => flags.includes(flag)) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

const packageVersion = (name: string) => output('dpkg-query', ['-W', '-f', '${Version}', name]) || 'none'

function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

function output(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
