import type { Environment } from '../environment.ts'

/** What "下载认可文件" of the report writes and `npm run screenshots:approve -- --from FILE` takes. */
export interface ApprovalFile {
  kind: typeof APPROVAL_KIND
  version: 1
  approvedBy: string
  /** ISO 8601. */
  approvedAt: string
  note?: string
  /** When the comparison was made whose pictures these are. */
  reportAt: string
  /** What the pictures were drawn with. */
  environment: Environment
  pictures: ApprovedPicture[]
}

/** One picture with all that is needed to approve it anywhere: its bytes, and what it takes the place of. */
export interface ApprovedPicture {
  name: string
  /** SHA-256 of the picture's bytes. */
  sha256: string
  /** What told the approved picture when this one was compared with it; null where there was none. */
  base: string | null
  /** The picture itself, in base64. */
  picture: string
}

export const APPROVAL_KIND = 'screenshot-approval'
