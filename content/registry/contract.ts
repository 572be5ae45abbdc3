import { account, attempt, auditAnchor, revision, session } from '#contract/auth/internal-types.ts'
import { apiDescriptionOf } from '#content/api-description/api-description-of.ts'
import { resume } from '#content/application/resume.ts'
import { auditOf } from '#content/audit/audit-of.ts'
import { upload } from '#content/upload/upload.type.ts'
import { contentTypes } from './types.generated.ts'

/** The audit log, which has entries about all stored records, uploaded files and accounts. */
export const audit = auditOf([...contentTypes.filter(({ isStored }) => isStored), upload, account])

/** The product's API: every content type with its calls, the audit log, and the call that describes them all. */
export const contract = [...contentTypes, audit, apiDescriptionOf([...contentTypes, audit])] as const

/** What the product stores for itself. */
export const internalTypes = [account, session, attempt, revision, auditAnchor, resume] as const
