import { CopyButton } from '#design-system/copy-button/index.ts'
import { Button } from '#design-system/button/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Modal } from '#design-system/modal/index.ts'
import type { LayoutContent, QrCode } from '#app/public/layout/load-layout.ts'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { Actions, NoCode, QrFrame, Value, Words } from './footer-dialog.styles.ts'
import type { SocialChannel } from './social-icons.tsx'

export interface FooterDialogProps extends LayoutContent {
  /** Which icon was pressed; none while every dialog is closed. */
  channel?: SocialChannel
  onClose: () => void
  /** The values to copy; the site's own unless said otherwise. */
  email?: CopiedValue
  phone?: CopiedValue
}

/** A value and the messages about copying it; footer and contact page have their own (public-site §8). */
export interface CopiedValue {
  value: string
  copiedText: string
  failedText: string
}

const words = { copiedText: '已复制到剪贴板', failedText: '复制失败' }

/** The footer's dialogs are this wide (public-site §9). */
const WIDTH_PX = 400

const NO_CODE = '暂无二维码图片'

/** Four dialogs of footer and contact page (public-site §2.12, §2.14): two QR codes, two values to copy. */
export function FooterDialog({ channel, wechat, miniProgram, onClose, email, phone }: FooterDialogProps) {
  const site = useSiteFacts()
  const dialog = (name: SocialChannel) => ({ isOpen: channel === name, onClose, width: WIDTH_PX })
  return (
    <>
      <Modal {...dialog('wechat')} title={wechat.title}>
        <QrWords code={wechat} onClose={onClose} />
      </Modal>
      <Modal {...dialog('miniProgram')} title={miniProgram.title}>
        <QrWords code={miniProgram} onClose={onClose} />
      </Modal>
      <Modal {...dialog('email')} title="邮箱">
        <ValueWords copied={email ?? { value: site.email, ...words }} onClose={onClose} />
      </Modal>
      <Modal {...dialog('phone')} title="电话">
        <ValueWords copied={phone ?? { value: site.phone, ...words }} onClose={onClose} />
      </Modal>
    </>
  )
}

function QrWords({ code, onClose }: { code: QrCode; onClose: () => void }) {
  return (
    <Words>
      <p>{code.description}</p>
      {code.qrImageUrl ? (
        <QrFrame>
          <MediaFrame
            src={code.qrImageUrl}
            alt={code.title}
            ratio="1/1"
            fit="contain"
            shownAs="mark"
            missing={NO_CODE}
          />
        </QrFrame>
      ) : (
        <NoCode>{NO_CODE}</NoCode>
      )}
      <CloseButton onClose={onClose} />
    </Words>
  )
}

function ValueWords({ copied, onClose }: { copied: CopiedValue; onClose: () => void }) {
  return (
    <Words>
      <Value>{copied.value}</Value>
      <Actions>
        <CopyButton {...copied} variant="primary" />
        <CloseButton onClose={onClose} />
      </Actions>
    </Words>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      关闭
    </Button>
  )
}
