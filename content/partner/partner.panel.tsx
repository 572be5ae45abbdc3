import { messages } from '#contract/shared/messages.ts'
import { partner } from './partner.type.ts'
import { imageRule } from '#app/admin/form/inputs/image-rules.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { PartnerCount, usePartnerCount } from './partner-count.tsx'

/** The companies of the home page's partners carousel (back-office §2.5). */
function PartnerPanel() {
  const { count, reload } = usePartnerCount()
  return (
    <RecordPanel
      type={partner}
      loadFailure="加载合作企业失败"
      namedBy="name"
      filters={['status']}
      searchIn={['name', 'websiteUrl', 'description']}
      invalid={messages.checkForm}
      fieldOptions={{
        logoUrl: {
          image: imageRule(2, {
            hint: '建议尺寸 200x100px，jpg/png 格式，不超过 2MB',
            ratio: '2 / 1',
            fit: 'contain',
          }),
        },
      }}
      emptyAdvice="添加第一家合作企业，保存后即显示在首页的合作伙伴中。"
      onWritten={reload}
    >
      <PartnerCount count={count} />
    </RecordPanel>
  )
}

/** By key of the menu. */
export const panels = { partner: PartnerPanel }
