import { messages } from '#contract/shared/messages.ts'
import { qualificationCertification } from './qualification-certification.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The certificates of the about page (back-office §2.5). */
function QualificationCertificationPanel() {
  return (
    <RecordPanel
      type={qualificationCertification}
      loadFailure="加载资质认证失败"
      // When it expires is watched here; the numbers stand behind the status, which they would push out of sight.
      columns={[
        'imageUrl',
        'title',
        'category',
        'sortOrder',
        'status',
        'expiryDate',
        'certificateNumber',
        'issuingAuthority',
      ]}
      namedBy="title"
      filters={['category', 'status']}
      searchIn={['title', 'certificateNumber', 'issuingAuthority']}
      invalid={messages.saveFailed}
      fieldOptions={{
        certificateNumber: { isHalf: true },
        issuingAuthority: { isHalf: true },
        issueDate: { isHalf: true },
        expiryDate: { isHalf: true },
      }}
      emptyAdvice="添加第一张证书，保存后即显示在关于我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { 'qualification-certification': QualificationCertificationPanel }
