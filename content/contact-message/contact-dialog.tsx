import styled from 'styled-components'
import { Button, ButtonLink } from '#design-system/button/index.ts'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { dialogBody, dialogFoot, DialogFrame } from '#design-system/dialog-frame/index.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { contactMessage } from './contact-message.type.ts'
import { Copyable } from '#app/admin/form/copyable.tsx'
import { mailLink } from '#app/shared/mail-link.ts'
import { phoneLink } from '#app/shared/phone-link.ts'

const WIDTH = 640

export interface ContactDialogProps {
  message: RecordOf<typeof contactMessage>
  onClose: () => void
  onRemove: () => void
}

/** One message to be read; it cannot be changed. */
export function ContactDialog({ message, onClose, onRemove }: ContactDialogProps) {
  const { fields } = contactMessage
  const mail = mailLink(message.email)
  const reply = mail && `${mail}?subject=${encodeURIComponent(`回复：${message.subject}`)}`
  return (
    <DialogFrame isOpen onDismiss={onClose} title="留言详情" width={WIDTH}>
      <Body>
        <DescriptionList
          columns={2}
          descriptions={[
            { term: fields.name.label, detail: message.name },
            { term: fields.createTime.label, detail: message.createTime },
            {
              term: fields.phone.label,
              detail: (
                <Copyable label={fields.phone.label} value={message.phone} href={phoneLink(message.phone)} />
              ),
            },
            {
              term: fields.email.label,
              detail: <Copyable label={fields.email.label} value={message.email} href={mail} />,
            },
            { term: fields.subject.label, detail: message.subject, isWide: true },
            { term: fields.message.label, detail: <Words>{message.message}</Words>, isWide: true },
          ]}
        />
      </Body>
      <Foot>
        <Button variant="quiet" onClick={onRemove}>
          删除
        </Button>
        {reply && (
          <ButtonLink variant="secondary" href={reply}>
            邮件回复
          </ButtonLink>
        )}
        <Button onClick={onClose}>关闭</Button>
      </Foot>
    </DialogFrame>
  )
}

const Body = styled.div`
  ${dialogBody}
`

const Foot = styled.div`
  ${dialogFoot}
`

const Words = styled.span`
  white-space: pre-wrap;
`
