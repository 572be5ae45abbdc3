import { useCallback, useEffect, useId, useRef } from 'react'
import { Send } from 'lucide-react'
import { messageBounds, messageLabels } from '#content/contact-message/message-facts.ts'
import { Button } from '#design-system/button/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { Honeypot } from '#app/public/live-form/honeypot.tsx'
import { NoticeLine } from '#app/public/live-form/notice-line.tsx'
import { SpokenErrors } from '#app/public/live-form/spoken-errors.tsx'
import { useLiveForm, type LiveForm } from '#app/public/live-form/use-live-form.ts'
import { useSuggestedText } from '#app/public/live-form/use-suggested-text.ts'
import { emptyMessage, type MessageField, type MessageOutcome, type MessageRules } from './message.ts'
import { Fields, Foot, Form } from './message-form.styles.ts'
import { PrivacyNotice } from './privacy-notice.tsx'

/** Downloads the module of the live forms. */
export type LoadMessageForms = () => Promise<{
  liveMessageForms: Record<MessageRules, LiveForm<MessageField>>
}>

export interface MessageFormProps {
  /** Address that answers the form without JavaScript. */
  action: string
  /** Whose bounds hold, and with them how tall the message field is (public-site §5.1, §5.2). */
  rules?: MessageRules
  /** What the server answered when the form was posted without JavaScript. */
  outcome?: MessageOutcome
  /** Put into the subject field by script, unless the visitor has written there. */
  subject?: string
  /** Replaced in tests of a failing download. */
  loadLive?: LoadMessageForms
}

/** As declared; but beside its field the last one is called more than it is in sentences. */
const labels = { ...messageLabels, message: '消息内容' }

/** Room for characters that a paste adds to a number or address; they are removed before validation. */
const LONGEST_PASTE = 500

const messageRows = { home: 4, contact: 6 } satisfies Record<MessageRules, number>

const loadMessageForms: LoadMessageForms = () => import('./message-form-live.tsx')

/**
 * The message form of the home and the contact page (public-site §5), an ordinary uncontrolled form. Formik later takes
 * over the same fields, so no text, caret or composition is lost.
 */
export function MessageForm({
  action,
  rules = 'home',
  outcome,
  subject,
  loadLive = loadMessageForms,
}: MessageFormProps) {
  const id = useId()
  const load = useCallback(async () => (await loadLive()).liveMessageForms[rules], [loadLive, rules])
  const { form, setForm, live, state, watch } = useLiveForm(outcome, load)
  useSuggestedText(form, 'subject', subject)
  const { errors, notice, isSending } = state
  const foot = useRef<HTMLDivElement>(null)
  // Sent by the key of a phone's keyboard, the button and what is said beside it are out of sight. A wrong field has the focus instead.
  const isAllRight = Object.keys(errors).length === 0
  useEffect(() => {
    if (notice && isAllRight) foot.current?.scrollIntoView({ block: 'nearest' })
  }, [notice, isAllRight])

  const typed = outcome?.message ?? emptyMessage
  const field = (name: MessageField) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    defaultValue: typed[name],
    error: errors[name],
    required: true,
  })

  return (
    <Form ref={setForm} method="post" action={action} noValidate aria-label="在线留言" {...watch}>
      <Fields $messageRows={messageRows[rules]}>
        <TextField {...field('name')} autoComplete="name" maxLength={messageBounds.name.max} />
        {/* The number without +86, which is how it is stored. */}
        <TextField {...field('phone')} type="tel" autoComplete="tel-national" maxLength={LONGEST_PASTE} />
        {/* Not type=email: browsers hide the caret of such fields from scripts and trim them. */}
        <TextField {...field('email')} inputMode="email" autoComplete="email" maxLength={LONGEST_PASTE} />
        <TextField {...field('subject')} autoComplete="off" maxLength={messageBounds.subject.max} />
        <TextArea {...field('message')} rows={messageRows[rules]} maxLength={messageBounds.message.max} />
      </Fields>
      <PrivacyNotice />
      <Foot ref={foot}>
        <NoticeLine notice={notice} />
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
      <Honeypot />
      <SpokenErrors errors={errors} labels={labels} />
      {live}
    </Form>
  )
}
