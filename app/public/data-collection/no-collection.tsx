import { Link } from '@remix-run/react'
import { DatabaseZap } from 'lucide-react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section } from '#design-system/section/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'

/** Stands below the banner while the administrators have filled nothing. */
export function NoCollection() {
  return (
    <Section aria-label="采集内容">
      <EmptyState
        icon={<DatabaseZap />}
        title="暂无数据采集内容"
        description="采集样例正在整理。可以先告诉我们需要哪些数据。"
        action={<Link to={contactAddress('数据采集')}>联系我们</Link>}
      />
    </Section>
  )
}
