import { School } from 'lucide-react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section } from '#design-system/section/index.ts'

/** Stands where the cooperation would be told of while administrators keep nothing of it (P-466). */
export function NoData() {
  return (
    <Section spacing="compact">
      <EmptyState icon={<School />} title="暂无产教融合数据" />
    </Section>
  )
}
