import { BookMarked, Building2, Handshake, Image, Layers, MessageSquareText, Newspaper } from 'lucide-react'
import { StatCard } from '#design-system/stat-card/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { useOpenPanel } from '#app/admin/shell/open-panel.ts'
import { Cards } from './dashboard.styles.ts'

type Counts = OutputOf<'GET /api/stats/dashboard'>

export interface CountCardsProps {
  counts: Counts | undefined
  isLoading: boolean
  hasFailed: boolean
}

/** The seven counts; each leads to what it counts. */
export function CountCards({ counts, isLoading, hasFailed }: CountCardsProps) {
  const open = useOpenPanel()
  return (
    <Cards>
      {Object.entries(cards).map(([name, { label, Icon, key }]) => (
        <StatCard
          key={name}
          label={label}
          value={hasFailed ? null : (counts?.[name as keyof Counts] ?? null)}
          icon={<Icon />}
          isLoading={isLoading && !counts}
          onPress={() => open(key)}
        />
      ))}
    </Cards>
  )
}

const cards = {
  bannerCount: { label: '轮播图', Icon: Image, key: 'banner' },
  serviceCount: { label: '服务', Icon: Layers, key: 'service' },
  caseCount: { label: '案例', Icon: BookMarked, key: 'case' },
  contactCount: { label: '留言', Icon: MessageSquareText, key: 'contact' },
  baseCount: { label: '基地', Icon: Building2, key: 'base' },
  newsCount: { label: '资讯', Icon: Newspaper, key: 'news' },
  partnerCount: { label: '合作企业', Icon: Handshake, key: 'partner' },
} as const satisfies Record<keyof Counts, { label: string; Icon: unknown; key: MenuKey }>
