import { Link } from '@remix-run/react'
import { Headset } from 'lucide-react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section } from '#design-system/section/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'

/** Stands below the banner while the administrators have filled no part. */
export function NoParts() {
  return (
    <Section aria-label="服务内容">
      <EmptyState
        icon={<Headset />}
        title="暂无互联网 BPO 内容"
        description="服务介绍正在整理。可以先告诉我们业务类型和预计席位。"
        action={<Link to={contactAddress('互联网 BPO')}>联系我们</Link>}
      />
    </Section>
  )
}
