import { useEffect } from 'react'
import { ageOn } from '#contract/privacy/age.ts'
import { api } from '#app/api-client/http-api.ts'
import type { LiveFormProps } from '#app/public/live-form/form-state.ts'
import { useLiveFields } from '#app/public/live-form/use-fields-live.ts'
import { applicationSchema } from './application-schema.ts'
import { applicationFields, applicationSentences, emptied, type ApplicationField } from './application.ts'
import { readConsentVersion } from './notice-version.ts'
import { sendApplication } from './send-application.ts'

/** The live application form: checks on blur and on submit, sends through the API; the age follows the birthday. */
export function ApplicationFormLive(props: LiveFormProps<ApplicationField>): null {
  const { form } = props
  useLiveFields<ApplicationField>({
    ...props,
    schema: applicationSchema,
    fields: applicationFields,
    sentences: applicationSentences,
    send: (values, signs) => sendApplication(api, values, signs, readConsentVersion(new FormData(form))),
    emptied: (values) => emptied(values, form.dataset.jobGiven === 'true'),
  })
  useEffect(() => followBirthday(form), [form])
  return null
}

function followBirthday(form: HTMLFormElement) {
  const birthDate = form.elements.namedItem('birthDate') as HTMLInputElement
  const age = form.elements.namedItem('age') as HTMLInputElement
  const follow = () => {
    const years = birthDate.value === '' ? undefined : ageOn(birthDate.value, new Date())
    // Anyone who empties the birthday may say the age themselves again.
    if (years === undefined && age.readOnly) age.value = ''
    if (years !== undefined) age.value = String(years)
    age.readOnly = years !== undefined
  }
  const stopFollowing = new AbortController()
  for (const type of ['input', 'change']) {
    birthDate.addEventListener(type, follow, { signal: stopFollowing.signal })
  }
  // Sending empties the fields without an event; the next use finds both free again.
  form.addEventListener('focusin', follow, { signal: stopFollowing.signal })
  follow()
  return () => stopFollowing.abort()
}
