import { Link } from '@remix-run/react'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { company } from '#app/public/company.ts'
import type { Job } from '#app/public/contact/jobs/job.ts'
import { Aside, Card, Steps } from './apply-page.styles.ts'

/** What happens after the form is sent. */
const steps = [
  { title: '提交申请', text: '填好表单，附上简历更好。' },
  { title: '筛选联系', text: '招聘同事看过后，合适就打电话给您。' },
  { title: '面谈试做', text: '聊一聊，再做一小段真实的工作。' },
  { title: '入职培训', text: '基地有人带，从样题开始上手。' },
] as const

/** Beside the form: the posting in short, and what comes next. */
export function NextSteps({ posting }: { posting: Job | null }) {
  return (
    <Aside>
      {posting && (
        <Card>
          <h2>岗位概要</h2>
          <DescriptionList
            descriptions={[
              { term: '岗位类别', detail: posting.jobCategory },
              { term: '服务方式', detail: posting.serviceMode },
              { term: '服务周期', detail: posting.servicePeriod },
              { term: '培训周期', detail: posting.trainingPeriod },
              { term: '岗位要求', detail: posting.jobRequirements },
            ].filter(({ detail }) => detail !== '')}
          />
        </Card>
      )}
      <Card>
        <h2>接下来会怎样</h2>
        <Steps>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
        <p>
          想先问问？写信到 <a href={`mailto:${company.email}`}>{company.email}</a>，或看看
          <Link to="/contact#jobs">其他岗位</Link>。
        </p>
      </Card>
    </Aside>
  )
}
