import { isRecord } from '#contract/capsule/checks.ts'
import type { Deletion, Remark, Review, Spot } from './remark.ts'

const KIND = 'storybook-remarks'
/** Files of version 1 tell of no deletions. */
const VERSION = 2

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
  if (typeof version === 'number' && Number.isInteger(version) && version > VERSION)
    throw new RemarksFileError(
      `这个备注文件来自更新的版本（${version}，这里只认得 ${VERSION}），请用新的 Storybook 打开。`,
    )
  if ((version !== 1 && version !== VERSION) || !Array.isArray(remarks)) throw damaged('缺少版本或备注列表')
  const deletions = version === 1 ? [] : file.deletions
  if (!Array.isArray(deletions)) throw damaged('缺少删除记录的列表')
  const read = {
    remarks: remarks.map((remark: unknown, index) => {
      if (!isRemark(remark)) throw damaged(`第 ${index + 1} 条的 ${faultOf(remark)} 不对`)
      return remark
    }),
    deletions: deletions.map((deletion: unknown, index) => {
      if (!isDeletion(deletion)) throw damaged(`第 ${index + 1} 条删除记录不对`)
      return deletion
    }),
  }
  const ids = [...read.remarks, ...read.deletions].map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw damaged('有两条备注的 id 相同')
  return read
}

/** What one kept remark is, or nothing where it is no remark. */
export const readRemark = (text: string): Remark | undefined => readAs(text, isRemark)

/** What one kept deletion is, or nothing where it is none. */
export const readDeletion = (text: string): Deletion | undefined => readAs(text, isDeletion)

function readAs<T>(text: string, isIt: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isIt(value) ? value : undefined
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

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isTime = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value
const isPart = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

const isId = (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

const checks: Record<keyof Remark, (value: unknown) => boolean> = {
  id: isId,
  storyId: (value) => typeof value === 'string' && /^[\p{L}\p{N}-]+$/u.test(value),
  author: isFilled,
  text: isFilled,
  spot: (value) => value === undefined || isSpot(value),
  isResolved: (value) => typeof value === 'boolean',
  createdAt: isTime,
  changedAt: isTime,
}

const spotChecks: Record<keyof Spot, (value: unknown) => boolean> = {
  selector: isFilled,
  x: isPart,
  y: isPart,
  width: (value) => typeof value === 'number' && value > 0,
}

const deletionChecks: Record<keyof Deletion, (value: unknown) => boolean> = { id: isId, deletedAt: isTime }

const isSpot = (value: unknown) => isRecord(value) && firstFault(value, spotChecks) === undefined

const isRemark = (value: unknown): value is Remark => faultOf(value) === undefined

const isDeletion = (value: unknown): value is Deletion =>
  isRecord(value) && firstFault(value, deletionChecks) === undefined

/** The first field that is wrong, missing or unknown. */
const faultOf = (value: unknown) => (isRecord(value) ? firstFault(value, checks) : '内容')

function firstFault(
  value: Readonly<Record<string, unknown>>,
  fields: Record<string, (value: unknown) => boolean>,
) {
  const names = Object.keys(fields)
  return (
    names.find((name) => !fields[name]?.(value[name])) ??
    Object.keys(value).find((name) => !names.includes(name))
  )
}
