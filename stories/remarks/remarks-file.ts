import { isRecord } from '#contract/bug-report/checks.ts'
import {
  migrateDeletion,
  migrateRemark,
  type EarlierDeletion,
  type EarlierRemark,
} from './earlier-remarks.ts'
import type { Deletion, Remark, Review, Spot, Version } from './remark.ts'

const KIND = 'storybook-remarks'
/** Files of version 1 tell of no deletions, those of version 2 of one text for each remark. */
const VERSION = 3

/** Why a file is not taken: its message is for the reader, in Chinese. */
export class RemarksFileError extends Error {}

/** The one file of a review: its remarks, and what was deleted of them. */
export function writeRemarksFile({ remarks, deletions }: Review): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, remarks, deletions }, null, 2)}\n`
}

/**
 * The review of such a file, all of it or nothing.
 * @throws {RemarksFileError} for a foreign, damaged or newer file, with what is wrong where
 */
export function readRemarksFile(text: string): Review {
  const file = parse(text)
  if (!isRecord(file) || file.kind !== KIND) throw new RemarksFileError('这不是备注文件，没有导入任何内容。')
  const { version, remarks } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || !Array.isArray(remarks))
    throw damaged('缺少版本或备注列表')
  if (version > VERSION)
    throw new RemarksFileError(
      `这个备注文件来自更新的版本（${version}，这里只认得 ${VERSION}），请用新的 Storybook 打开。`,
    )
  const deletions = version === 1 ? [] : file.deletions
  if (!Array.isArray(deletions)) throw damaged('缺少删除记录的列表')
  const isEarlier = version < VERSION
  const read = {
    remarks: remarks.map((remark: unknown, index) => {
      const known = isEarlier ? earlierRemark(remark) : newRemark(remark)
      if (known) return known
      const fault = isEarlier ? faultOf(remark, earlierChecks) : faultOfRemark(remark)
      throw damaged(`第 ${index + 1} 条的 ${fault} 不对`)
    }),
    deletions: deletions.map((deletion: unknown, index) => {
      const known = isEarlier ? earlierDeletion(deletion) : newDeletion(deletion)
      if (!known) throw damaged(`第 ${index + 1} 条删除记录不对`)
      return known
    }),
  }
  const ids = [...read.remarks, ...read.deletions].map(({ id }) => id)
  if (hasTwice(ids)) throw damaged('有两条备注的 id 相同')
  return read
}

/** What one kept remark is, of whatever version, or nothing where it is no remark. */
export function readRemark(text: string): Remark | undefined {
  const value = valueOf(text)
  return newRemark(value) ?? earlierRemark(value)
}

/** What one kept deletion is, of whatever version, or nothing where it is none. */
export function readDeletion(text: string): Deletion | undefined {
  const value = valueOf(text)
  return newDeletion(value) ?? earlierDeletion(value)
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('不是完整的 JSON')
  }
}

const damaged = (reason: string) => new RemarksFileError(`备注文件已损坏：${reason}。没有导入任何内容。`)

type Check = (value: unknown) => boolean

const isFilled: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isTime: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value
const isPart: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1
const isId: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
const isFlag: Check = (value) => typeof value === 'boolean'

const spotChecks: Record<keyof Spot, Check> = {
  selector: isFilled,
  x: isPart,
  y: isPart,
  width: (value) => typeof value === 'number' && value > 0,
}

const begunChecks = {
  id: isId,
  storyId: (value) => typeof value === 'string' && /^[\p{L}\p{N}-]+$/u.test(value),
  spot: (value) => value === undefined || isOf(value, spotChecks),
  createdAt: isTime,
} satisfies Record<string, Check>

const saidChecks = { author: isFilled, text: isFilled, isResolved: isFlag, changedAt: isTime }

const versionChecks: Record<keyof Version, Check> = { id: isId, ...saidChecks }

const isPast: Check = (value) => Array.isArray(value) && value.every(isId) && !hasTwice(value)
const isVersions: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((version) => isOf(version, versionChecks))

const checks: Record<keyof Remark, Check> = { ...begunChecks, versions: isVersions, past: isPast }
const earlierChecks: Record<keyof EarlierRemark, Check> = { ...begunChecks, ...saidChecks }
const deletionChecks: Record<keyof Deletion, Check> = { id: isId, past: isPast }
const earlierDeletionChecks: Record<keyof EarlierDeletion, Check> = { id: isId, deletedAt: isTime }

const newRemark = (value: unknown) =>
  isOf<Remark>(value, checks) && !hasPastVersion(value) ? value : undefined

const earlierRemark = (value: unknown) =>
  isOf<EarlierRemark>(value, earlierChecks) ? migrateRemark(value) : undefined

const newDeletion = (value: unknown) => (isOf<Deletion>(value, deletionChecks) ? value : undefined)

const earlierDeletion = (value: unknown) =>
  isOf<EarlierDeletion>(value, earlierDeletionChecks) ? migrateDeletion(value) : undefined

/** A version cannot be there and past. */
const hasPastVersion = ({ versions, past }: Remark) => versions.some(({ id }) => past.includes(id))

const faultOfRemark = (value: unknown) => faultOf(value, checks) ?? 'past'

const isOf = <T extends object>(value: unknown, fields: Record<keyof T, Check>): value is T =>
  faultOf(value, fields) === undefined

/** The first field that is wrong, missing or unknown. */
function faultOf(value: unknown, fields: Record<string, Check>): string | undefined {
  if (!isRecord(value)) return '内容'
  const names = Object.keys(fields)
  return (
    names.find((name) => !fields[name]?.(value[name])) ??
    Object.keys(value).find((name) => !names.includes(name))
  )
}

const hasTwice = (ids: readonly unknown[]) => new Set(ids).size < ids.length
