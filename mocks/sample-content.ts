import { demoContent } from '#content/registry/demo.generated.ts'
import type { Content } from './fill-tables.ts'
import { sampleApplications, sampleResumeRecords } from './sample-applications.ts'
import { sampleAudit } from './sample-audit.ts'
import { sampleMessages } from './sample-messages.ts'
import { sampleRevisions } from './sample-revisions.ts'

/** What the mocks hold before anyone changes it: the demonstration content, and messages, applications and acts of invented people. */
export const sampleContent: Content = {
  ...demoContent,
  'contact-message': sampleMessages,
  application: sampleApplications,
  resume: sampleResumeRecords,
  audit: sampleAudit,
  revision: sampleRevisions,
}
