import type { Job } from '#app/public/contact/jobs/job.ts'
import { Aside, Card } from './apply-page.styles.ts'
import { OtherWays } from './other-ways.tsx'

/** The posting's anchor: narrow windows show it under the form. */
export const POSTING_ID = 'posting'

/** Beside the form: what the posting asks for; where none is meant, how to reach a person instead. */
export function ApplyAside({ posting }: { posting?: Job }) {
  const asked = posting ? askedFor(posting) : []
  return (
    <Aside>
      {asked.length > 0 ? (
        <Card id={POSTING_ID}>
          <h2>这个岗位看重什么</h2>
          {asked.map(([name, text]) => (
            <div key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Card>
      ) : (
        <OtherWays />
      )}
    </Aside>
  )
}

/** What a posting asks for, in the order an applicant checks it; what nobody stated is left out. */
export function askedFor(posting: Job): (readonly [string, string])[] {
  const chapters = [
    ['岗位要求', posting.jobRequirements],
    ['专业技能', posting.professionalSkills],
    ['基本素质', posting.basicQualities],
    ['年龄要求', posting.ageRequirement],
    ['性别要求', posting.genderRequirement],
  ] as const
  return chapters.filter(([, text]) => text)
}
