import { messages } from '#contract/shared/messages.ts'
import { qrConfig } from './wechat-qr-config.type.ts'
import { imageRule } from '#app/admin/form/inputs/image-rules.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The QR codes of the footer and the contact page (back-office §2.5); a picture is JPG or PNG. */
function WechatQrConfigPanel() {
  return (
    <RecordPanel
      type={qrConfig}
      loadFailure="加载微信二维码配置失败"
      namedBy="title"
      filters={['qrType', 'status']}
      searchIn={['title', 'description']}
      invalid={messages.saveFailed}
      fieldOptions={{
        qrImageUrl: {
          image: imageRule(2, { formats: ['JPG', 'PNG'], isOnlyOne: true, ratio: '1 / 1', fit: 'contain' }),
        },
      }}
      emptyAdvice="添加第一个二维码。前台显示排序最前的一个已启用的微信码和小程序码。"
    />
  )
}

/** By key of the menu. */
export const panels = { 'wechat-qr-config': WechatQrConfigPanel }
