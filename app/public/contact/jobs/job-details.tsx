import { Link } from '@remix-run/react'
import { Button, ButtonLink } from '#design-system/button/index.ts'
import { Modal } from '#design-system/modal/index.ts'
import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import { Back, Panel, PanelTitle } from '#app/public/details/details.styles.ts'
import { InAddress } from '#app/public/details/in-address.tsx'
import { detailHash, useOpenEntry } from '#app/public/details/use-open-entry.ts'
import { PageLink } from '#app/public/reading/page-link.tsx'
import { applyAddress, type Job } from './job.ts'
import { JobText } from './job-text.tsx'

/** Width of the dialog (public-site §9). */
const WIDTH = '60%'

/** The details of the posting that the address names; without script they unfold under the list. */
export function JobDetails({ jobs }: { jobs: readonly Job[] }) {
  const { isOpen, shown, close } = useOpenEntry('jobs', jobs)
  return (
    <>
      <InAddress>
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
          {shown && <JobDetail job={shown} />}
        </Modal>
      </InAddress>
      <noscript>
        {jobs.map((job) => (
          <Panel key={job.id} id={detailHash('jobs', job.id).slice(1)}>
            <PanelTitle>{job.jobTitle}</PanelTitle>
            <PageLink to={jobAddress(job.id)}>打开岗位页</PageLink>
            <ButtonLink href={applyAddress(job)}>应聘</ButtonLink>
            <Back href="#jobs">收起</Back>
          </Panel>
        ))}
      </noscript>
    </>
  )
}

function JobDetail({ job }: { job: Job }) {
  return (
    <>
      <JobText job={job} />
      <PageLink to={jobAddress(job.id)}>打开岗位页</PageLink>
    </>
  )
}
