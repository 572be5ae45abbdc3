import { contentType } from '#contract/engine/content-type.ts'
import { auditOf } from './audit-of.ts'
import { typeLabels } from '#content/registry/type-labels.generated.ts'

/** Stored types, and the two others that the log has entries about. */
const types = { ...typeLabels, upload: '上传文件', account: '管理员账号' }

const kinds = Object.entries(types).map(([name, noun]) =>
  contentType({ name, typeLabel: noun, fields: {}, calls: [] }),
)

/** The journal as its list needs it: of the records that it tells of, the names alone. */
export const listedAudit = auditOf(kinds)
