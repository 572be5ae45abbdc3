import sharp from 'sharp'
import {
  approvedEnvironment,
  ENVIRONMENT_FILE,
  environmentChanges,
  environmentText,
  mixed,
  type Environment,
} from '../environment.ts'
import { isOfShot, type Shot } from '../plan-shots.ts'
import { openApproved, type ApprovedStore } from './approved-store.ts'
import { RECORD_FILE, readRecord, recordText } from './approval-record.ts'
import type { ApprovalFile } from './approval-file.ts'
import { readApproval, refusal } from './read-approval.ts'
import { writeTogether } from './write-together.ts'

/** What was approved, and what to say of it in a commit. */
export interface AppliedApproval {
  names: string[]
  by: string
  commitMessage: string
}

/**
 * Approves the pictures of an approval file. Either all of them are written, with the name of who approved, or none.
 * @param text the file's content
 * @param shots all that are planned: a picture is one of them or a section of one
 * @param store where the approved pictures are kept
 * @throws {StepFailure} naming everything that does not fit
 */
export async function applyApproval(
  text: string,
  shots: Shot[],
  store: ApprovedStore = openApproved(),
): Promise<AppliedApproval> {
  const { approval, pictures } = readApproval(text)
  const record = readRecord(store.folder)
  const tells = await store.tells()
  const faults: string[] = []
  for (const { name, base, sha256 } of approval.pictures) {
    if (!shots.some((shot) => isOfShot(name, shot))) {
      faults.push(`${name}：没有这样的截图，故事可能已改名或删除`)
      continue
    }
    const approved = tells.get(name) ?? null
    if (record[name]?.sha256 === sha256 && approved !== base)
      faults.push(`${name}：已由 ${record[name].by} 认可过这张图片`)
    else if (approved !== base) faults.push(`${name}：比较之后认可的图片已变，请重新运行比较再认可`)
    else if (!(await isPicture(pictures.get(name)!))) faults.push(`${name}：内容不是图片`)
  }
  if (faults.length > 0) throw refusal(faults)

  const files = new Map<string, Buffer | string>(await store.filesWith(pictures, shots))
  for (const { name, sha256 } of approval.pictures) {
    const { approvedBy: by, approvedAt: at, note } = approval
    record[name] = { by, at, ...(note ? { note } : {}), sha256 }
  }
  files.set(RECORD_FILE, recordText(record))
  files.set(ENVIRONMENT_FILE, environmentText(environmentWith(approval, store.folder)))
  writeTogether(store.folder, files)
  const names = [...pictures.keys()]
  return { names, by: approval.approvedBy, commitMessage: commitMessage(approval, names) }
}

/** Pictures that another machine drew make the approvals those of several; this machine encodes them. */
function environmentWith({ environment }: ApprovalFile, folder: string): Environment {
  const drawnWith = { ...environment, webp: sharp.versions.webp ?? '' }
  const approved = approvedEnvironment(folder)
  if (!approved) return drawnWith
  return environmentChanges(approved, drawnWith).length > 0 ? mixed(approved) : approved
}

async function isPicture(bytes: Buffer): Promise<boolean> {
  try {
    const { format } = await sharp(bytes)
      .stats()
      .then(() => sharp(bytes).metadata())
    return format === 'png' || format === 'webp'
  } catch {
    return false
  }
}

/** In English, as the history is: `Approve 3 pictures of Button, Alert`. */
function commitMessage({ approvedBy, approvedAt, note }: ApprovalFile, names: string[]): string {
  const groups = [...new Set(names.map((name) => name.split('--')[0]))].sort()
  const shown = groups.length > 3 ? `${groups.length} components and pages` : groups.join(', ')
  return [
    `Approve ${names.length} ${names.length === 1 ? 'picture' : 'pictures'} of ${shown}`,
    '',
    `Approved by ${approvedBy} on ${approvedAt.slice(0, 10)} in the report of differences.`,
    ...(note ? [note] : []),
  ].join('\n')
}
