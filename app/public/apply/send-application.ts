import type { ApiClient } from '#content/registry/api-client.ts'
import type { InputOf } from '#content/registry/api-client.ts'
import type { ApplicationValues } from './application.ts'
import { splitJob } from './job-choice.ts'

type Body = InputOf<'POST /api/application/add'>['body']

/**
 * Sends what an applicant filled in, under the notice that was on the page. What was left empty is not sent.
 * @param consentVersion of the notice, as the form showed it
 */
export function sendApplication(
  api: ApiClient,
  { job, age, consent, ...texts }: ApplicationValues,
  signs: { homepage?: string; fillMs?: number },
  consentVersion: string,
): Promise<null> {
  const given = Object.entries({ ...texts, ...splitJob(job) }).filter(([, text]) => text.trim() !== '')
  const body = {
    ...Object.fromEntries(given),
    ...(age !== '' && { age: yearsIn(age) }),
    consent: consent !== '',
    consentVersion,
    ...signs,
  }
  return api('POST /api/application/add', { body: body as Body })
}

/** Full-width figures are a number too; what else may stand beside them the server knows. */
function yearsIn(age: string): number | string {
  const years = Number(age.normalize('NFKC'))
  return Number.isNaN(years) ? age : years
}
