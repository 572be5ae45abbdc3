import type { ApiClient } from '#content/registry/api-client.ts'
import { checkValues } from '#app/public/live-form/check-values.ts'
import { readFields } from '#app/public/live-form/form-fields.ts'
import { refusalOf } from '#app/public/live-form/refusal.ts'
import { readSpamSigns } from '#app/public/live-form/spam-signs.ts'
import { applicationSchema } from './application-schema.ts'
import {
  applicationFields,
  applicationSentences,
  sentApplication,
  type ApplicationOutcome,
} from './application.ts'
import { readConsentVersion } from './notice-version.ts'
import { sendApplication } from './send-application.ts'

/**
 * Checks and sends an application that was posted without JavaScript; what was typed comes back unless it was sent. No
 * file comes this way: the page says so where there is no script.
 */
export async function answerApplication(
  form: FormData,
  api: ApiClient,
  isJobGiven: boolean,
): Promise<{ status: number; outcome: ApplicationOutcome }> {
  const values = readFields(form, applicationFields)
  const errors = checkValues(applicationSchema, values)
  if (Object.keys(errors).length > 0) return { status: 400, outcome: { values, errors } }
  try {
    await sendApplication(api, values, readSpamSigns(form), readConsentVersion(form))
    return { status: 200, outcome: sentApplication(values, isJobGiven) }
  } catch (error) {
    const { status, ...refusal } = refusalOf(error, applicationFields, applicationSentences.refused)
    return { status, outcome: { values, ...refusal } }
  }
}
