import styled from 'styled-components'
import { Button, ButtonLink } from '#design-system/button/index.ts'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { dialogBody, dialogFoot, DialogFrame } from '#design-system/dialog-frame/index.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { contactMessage } from '#contract/types/contact-message.ts'
import { phoneLink } from '#app/phone-link.ts'

const WIDTH = 640

export interface ContactDialogProps {
  message: RecordOf<typeof contactMessage>
  onClose: () => void
  onRemove: () => void
}

/** One message to be read; it cannot be changed. */
export function ContactDialog({ message, onClose, onRemove }: ContactDialogProps) {
  const { fields } = contactMessage
  const mail = mailAddress(message.email)
  const reply = `${mail}?subject=${encodeURIComponent(`回复：${message.subject}`)}`
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
              detail: <a href={phoneLink(message.phone)}>{message.phone}</a>,
            },
            { term: fields.email.label, detail: <a href={mail}>{message.email}</a> },
            { term: fields.subject.label, detail: message.subject, isWide: true },
            { term: fields.message.label, detail: <Words>{message.message}</Words>, isWide: true },
          ]}
        />
      </Body>
      <Foot>
        <Button variant="quiet" onClick={onRemove}>
          删除
        </Button>
        <ButtonLink variant="secondary" href={reply}>
          邮件回复
        </ButtonLink>
        <Button onClick={onClose}>关闭</Button>
      </Foot>
    </DialogFrame>
  )
}

/** An address may hold `?` and `&`, and a stranger wrote it: unescaped they would add a copy to somebody else. */
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

const Body = styled.div`
  ${dialogBody}
`

const Foot = styled.div`
  ${dialogFoot}
`

const Words = styled.span`
  white-space: pre-wrap;
`
