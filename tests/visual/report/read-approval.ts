import { StepFailure } from '#scripts/tasks/step-failure.mjs'
import { sha256 } from './approved-store.ts'
import { APPROVAL_KIND, type ApprovalFile, type ApprovedPicture } from './approval-file.ts'

/**
 * Reads what the report's page downloaded.
 * @returns the approval and the pictures' bytes by their names
 * @throws {StepFailure} where the text is no approval, or a picture in it is not the one that was approved
 */
export function readApproval(text: string): { approval: ApprovalFile; pictures: Map<string, Buffer> } {
  const approval = parse(text)
  if (!isApproval(approval)) throw new StepFailure(`${NO_APPROVAL}：没有写入任何文件。`)
  const faults: string[] = []
  const pictures = new Map<string, Buffer>()
  for (const { name, picture, sha256: told } of approval.pictures) {
    const bytes = Buffer.from(picture, 'base64')
    if (pictures.has(name)) faults.push(`${name}：出现了两次`)
    if (sha256(bytes) !== told) faults.push(`${name}：图片与认可时的不同，文件被改动过或没有传完整`)
    pictures.set(name, bytes)
  }
  if (faults.length > 0) throw refusal(faults)
  return { approval, pictures }
}

/** All reasons why an approval does not fit, as one failure. */
export const refusal = (faults: string[]) =>
  new StepFailure(`认可文件不能采用，没有写入任何文件：\n  ${faults.join('\n  ')}`)

const NO_APPROVAL = '这不是认可文件（由截图差异页的“下载认可文件”生成）'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isApproval(value: unknown): value is ApprovalFile {
  if (!isObject(value) || value.kind !== APPROVAL_KIND || value.version !== 1) return false
  const { approvedBy, approvedAt, note, reportAt, environment, pictures } = value
  return (
    isWords(approvedBy) &&
    isDate(approvedAt) &&
    isDate(reportAt) &&
    (note === undefined || typeof note === 'string') &&
    isObject(environment) &&
    Object.values(environment).every((word) => typeof word === 'string') &&
    Array.isArray(pictures) &&
    pictures.length > 0 &&
    pictures.every(isPicture)
  )
}

function isPicture(value: unknown): value is ApprovedPicture {
  if (!isObject(value)) return false
  const { name, sha256: hash, base, picture } = value
  return (
    typeof name === 'string' &&
    /^[^/\\]+$/.test(name) &&
    typeof hash === 'string' &&
    (base === null || typeof base === 'string') &&
    typeof picture === 'string'
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWords = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
