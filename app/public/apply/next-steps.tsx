import type { ReactNode } from 'react'
import { PageSection } from '#design-system/page-section/index.ts'
import { Steps } from './next-steps.styles.ts'

/** What happens after the form is sent. */
const steps = [
  { title: '提交申请', text: '填好表单，附上简历更好。' },
  { title: '筛选联系', text: '招聘同事看过后，合适就打电话给您。' },
  { title: '面谈试做', text: '聊一聊，再做一小段真实的工作。' },
  { title: '入职培训', text: '基地有人带，从样题开始上手。' },
] as const

/** The way from the form to the desk. */
export function NextSteps({ children }: { children?: ReactNode }) {
  return (
    <PageSection
      headingId="next-steps"
      spacing="compact"
      eyebrow="应聘之后"
      title="接下来会怎样"
      lead="从一张表到一张工位，中间只隔着四步。"
    >
      <Steps>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      {children}
    </PageSection>
  )
}
