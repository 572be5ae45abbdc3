import { DescriptionList } from '#design-system/description-list/index.ts'
import { chaptersOf, type Job } from './job.ts'
import { Chapters } from './jobs.styles.ts'

export interface JobTextProps {
  job: Job
  /** Level of its headings: the second on a page, the third below a dialog's title. */
  headingAs?: 'h2' | 'h3'
}

/** All that a posting says: its facts, then its texts; what nobody stated is left out. */
export function JobText({ job, headingAs: Heading = 'h3' }: JobTextProps) {
  const facts = [
    ['工作地点', job.jobLocation],
    ['岗位类别', job.jobCategory],
    ['服务方式', job.serviceMode],
    ['服务周期', job.servicePeriod],
    ['培训周期', job.trainingPeriod],
    ['性别要求', job.genderRequirement],
    ['年龄要求', job.ageRequirement],
    ['岗位来源', job.jobSource],
  ] as const
  return (
    <>
      <DescriptionList
        columns={2}
        descriptions={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))}
      />
      <Chapters>
        {chaptersOf(job).map(([name, text]) => (
          <section key={name}>
            <Heading>{name}</Heading>
            <p>{text}</p>
          </section>
        ))}
      </Chapters>
    </>
  )
}
