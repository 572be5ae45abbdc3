import { Link } from '@remix-run/react'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { FieldErrors, FormNotice } from '#app/public/live-form/form-state.ts'
import { NoticeLine } from '#app/public/live-form/notice-line.tsx'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { applicationFields, applicationLabels, type ApplicationField } from './application.ts'
import { Answer, Wrong } from './form-answer.styles.ts'

export interface FormAnswerProps {
  notice?: FormNotice
  errors: FieldErrors<ApplicationField>
  /** The id of a field's control. */
  idOf: (field: ApplicationField) => string
}

/** How sending went, what to do next, and which fields want another look. */
export function FormAnswer({ notice, errors, idOf }: FormAnswerProps) {
  const wrong = applicationFields.filter((field) => errors[field])
  const root = useRef<HTMLDivElement>(null)
  const { email } = useSiteFacts()
  // The button may stand at the window's edge. Where a field is wrong, the focus goes there instead.
  const isAllRight = wrong.length === 0
  useEffect(() => {
    if (notice && isAllRight) root.current?.scrollIntoView({ block: 'nearest' })
  }, [notice, isAllRight])
  return (
    <Answer ref={root} data-tone={notice?.tone}>
      <NoticeLine notice={notice} />
      {notice?.tone === 'success' && (
        <p>
          我们的号码可能显示为陌生来电，请留意接听。想再投一个？去<Link to="/contact#jobs">看看其他岗位</Link>
          。
        </p>
      )}
      {notice?.tone === 'failure' && (
        <p>
          刚才填的都还在，可以直接再试。一直不成功，就把简历发到
          <MailText email={email} />。
        </p>
      )}
      {wrong.length > 0 && (
        <Wrong>
          <p>{`还有 ${wrong.length} 处要改：`}</p>
          <ul aria-label="要改的地方">
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${idOf(field)}`} onClick={focusTarget}>
                  {applicationLabels[field]}
                </a>
              </li>
            ))}
          </ul>
        </Wrong>
      )}
    </Answer>
  )
}

/** Focuses the field, unfolding what hides it, without changing the address; without script the anchor works. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.closest('details')?.setAttribute('open', '')
  control.focus()
}
