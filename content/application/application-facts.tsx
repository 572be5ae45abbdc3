import { DescriptionList, type Description } from '#design-system/description-list/index.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { application } from './application.type.ts'
import { hasShape, isNumber, isText } from '#app/admin/api/response-guards.ts'
import { Copyable } from '#app/admin/form/copyable.tsx'
import { mailLink } from '#app/shared/mail-link.ts'
import { phoneLink } from '#app/shared/phone-link.ts'
import { ResumeButton } from './resume-button.tsx'

/** An application as administrators read it. */
export type Application = RecordOf<typeof application>

/** Facts beside the numbers and the address, which can be copied; what an applicant left out is empty. */
const plain = ['jobTitle', 'jobLocation', 'name', 'gender', 'birthDate', 'age', 'school', 'education', 'createTime'] as const // oxfmt-ignore
const long = ['experience', 'skills', 'hobbies', 'selfEvaluation'] as const

const isShort = (value: unknown) => value === null || isText(value) || isNumber(value)

/** Whether an answer is an application of which each fact can be drawn. */
export const isApplication = hasShape({
  id: isNumber,
  ...Object.fromEntries([...plain, ...long, 'resumeUrl'].map((name) => [name, isShort])),
  ...Object.fromEntries(['idNumber', 'phone', 'email'].map((name) => [name, isText])),
})

export interface ApplicationFactsProps {
  shown: Application
  /** Whether the numbers are whole; a masked one is of no use to call or to copy. */
  isRevealed: boolean
}

/** What an applicant wrote: the job and the person first, long texts below. */
export function ApplicationFacts({ shown, isRevealed }: ApplicationFactsProps) {
  const { fields } = application
  const { idNumber, phone, email } = shown
  const fact = (name: keyof typeof fields & keyof Application, isWide = false): Description => ({
    term: fields[name].label,
    detail: shown[name],
    isWide,
  })
  return (
    <DescriptionList
      columns={2}
      descriptions={[
        ...(['jobTitle', 'jobLocation', 'name', 'gender', 'birthDate', 'age'] as const).map((name) =>
          fact(name),
        ),
        {
          ...fact('idNumber'),
          detail: isRevealed ? <Copyable label={fields.idNumber.label} value={idNumber} /> : idNumber,
        },
        {
          ...fact('phone'),
          detail: isRevealed ? (
            <Copyable label={fields.phone.label} value={phone} href={phoneLink(phone)} />
          ) : (
            phone
          ),
        },
        {
          ...fact('email', true),
          detail: <Copyable label={fields.email.label} value={email} href={mailLink(email)} />,
        },
        ...(['school', 'education'] as const).map((name) => fact(name)),
        fact('createTime'),
        { ...fact('resumeUrl'), detail: shown.resumeUrl ? <ResumeButton id={shown.id} /> : '未上传' },
        ...long.map((name) => fact(name, true)),
      ]}
    />
  )
}
