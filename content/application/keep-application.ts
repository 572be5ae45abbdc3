import type { RequestContext } from '#contract/engine/operation.ts'
import { prepare } from '#contract/operations/prepare.ts'
import { wrongField } from '#contract/shared/http-error.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { takeResume } from './resume.ts'
import { ageOn, BIRTH_DATE_WRONG } from '#contract/privacy/age.ts'
import { suspicionOf } from '#contract/privacy/spam-signs.ts'

/** Keeps what an applicant sent, with the consent it was sent under. */
export async function keepApplication(ctx: RequestContext, sent: Record<string, unknown>): Promise<null> {
  const { consent: _given, consentVersion, homepage, fillMs, resumeUrl: reference, ...person } = sent
  const now = ctx.backend.now()
  const { birthDate, hobbies, selfEvaluation, experience, skills } = person
  const age = birthDate === null ? person.age : ageOn(String(birthDate), now)
  if (age === undefined) throw wrongField('birthDate', BIRTH_DATE_WRONG)
  const resumeUrl = reference === '' ? '' : await takeResume(ctx, reference)
  const values = {
    ...person,
    age,
    resumeUrl,
    consentVersion,
    consentTime: storedMoment(now),
    isSuspect: suspicionOf({ homepage, fillMs }, [hobbies, selfEvaluation, experience, skills]),
  }
  const { id } = await ctx.stores.of(ctx.type.name).create(await prepare(ctx, values))
  if (resumeUrl !== '') await ownResume(ctx, resumeUrl, id)
  return null
}

/** From here on the file goes where its application goes. */
async function ownResume({ stores }: RequestContext, fileName: string, applicationId: number): Promise<void> {
  const [row] = await stores.of('resume').find({ where: { fileName }, limit: 1 })
  if (row) await stores.of('resume').update(row.id, { applicationId })
}
