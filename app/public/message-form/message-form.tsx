import { useId } from 'react'
import { CircleAlert, CircleCheck, Send } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { emptyMessage, HONEYPOT, messageFields, type MessageErrors, type MessageOutcome } from './message.ts'
import { Fields, Foot, Form, Notice } from './message-form.styles.ts'
import { useLiveForm, type LoadLiveForm } from './use-live-form.ts'

export interface MessageFormProps {
  /** Address that answers the form without JavaScript. */
  action: string
  /** What the server answered when the form was posted without JavaScript. */
  outcome?: MessageOutcome
  /** Downloads the live form; replaced in tests of a failing download. */
  loadLive?: LoadLiveForm
}

const labels = { name: '姓名', email: '邮箱', phone: '电话', subject: '主题', message: '消息内容' } as const

const icons = { success: <CircleCheck aria-hidden />, failure: <CircleAlert aria-hidden /> }

/**
 * The home page's message form (public-site §5.1). A plain uncontrolled form that works as an ordinary post; once it
 * comes near or is used, Formik takes over on the very same fields, so no text, caret or composition is ever lost.
 */
export function MessageForm({ action, outcome, loadLive }: MessageFormProps) {
  const id = useId()
  const { setForm, live, state, watch } = useLiveForm(outcome, loadLive)
  const { errors, notice, isSending } = state
  const typed = outcome?.message ?? emptyMessage
  const field = (name: keyof typeof labels) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    defaultValue: typed[name],
    error: errors[name],
    required: true,
  })

  return (
    <Form ref={setForm} method="post" action={action} noValidate aria-label="在线留言" {...watch}>
      <Fields>
        <TextField {...field('name')} autoComplete="name" maxLength={100} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={20} />
        {/* Not type=email: browsers hide the caret of such fields from scripts and trim them. */}
        <TextField {...field('email')} inputMode="email" autoComplete="email" maxLength={200} />
        <TextField {...field('subject')} autoComplete="off" maxLength={200} />
        <TextArea {...field('message')} rows={4} maxLength={2000} />
      </Fields>
      <Foot>
        <Notice role="status" $tone={notice?.tone}>
          {notice && icons[notice.tone]}
          {notice?.text}
        </Notice>
        <Button
          type="submit"
          size="large"
          isLoading={isSending}
          loadingLabel="正在发送"
          icon={<Send aria-hidden />}
        >
          发送消息
        </Button>
      </Foot>
      <VisuallyHidden aria-hidden>
        <label>
          请勿填写
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">{spoken(errors)}</VisuallyHidden>
      {live}
    </Form>
  )
}

function spoken(errors: MessageErrors): string {
  return messageFields
    .filter((field) => errors[field])
    .map((field) => `${labels[field]}：${errors[field]}`)
    .join('；')
}
