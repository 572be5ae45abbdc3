import { Link } from '@remix-run/react'
import { Button, ButtonLink } from '#design-system/button/index.ts'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { Modal } from '#design-system/modal/index.ts'
import { Back, Panel, PanelTitle } from '#app/public/details/details.styles.ts'
import { detailHash, useOpenEntry } from '#app/public/details/use-open-entry.ts'
import { applyAddress, type Job } from './job.ts'
import { Chapters } from './jobs.styles.ts'

/** Width of the dialog (public-site §9). */
const WIDTH = '60%'

/** The details of the posting that the address names; without script they unfold under the list. */
export function JobDetails({ jobs }: { jobs: readonly Job[] }) {
  const { isOpen, shown, close } = useOpenEntry('jobs', jobs)
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={shown?.jobTitle}
        width={WIDTH}
        footer={
          shown && (
            <>
              <Button variant="secondary" onClick={close}>
                取消
              </Button>
              {/* Takes the dialog's place in the history, so that going back leads to the list. */}
              <ButtonLink as={Link} to={applyAddress(shown)} replace>
                应聘
              </ButtonLink>
            </>
          )
        }
      >
        {shown && <JobText job={shown} />}
      </Modal>
      <noscript>
        {jobs.map((job) => (
          <Panel key={job.id} id={detailHash('jobs', job.id).slice(1)}>
            <PanelTitle>{job.jobTitle}</PanelTitle>
            <JobText job={job} />
            <ButtonLink href={applyAddress(job)}>应聘</ButtonLink>
            <Back href="#jobs">收起</Back>
          </Panel>
        ))}
      </noscript>
    </>
  )
}

function JobText({ job }: { job: Job }) {
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
  const chapters = [
    ['岗位描述', job.jobDescription],
    ['岗位要求', job.jobRequirements],
    ['专业技能', job.professionalSkills],
    ['基本素质', job.basicQualities],
  ] as const
  return (
    <>
      <DescriptionList
        columns={2}
        descriptions={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))}
      />
      <Chapters>
        {chapters.map(
          ([name, text]) =>
            text && (
              <section key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </section>
            ),
        )}
      </Chapters>
    </>
  )
}
