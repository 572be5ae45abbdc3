import { Image, Layers, MessageSquareText, Newspaper } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { titles } from '#app/admin/shell/menu.ts'
import { useOpenPanel } from '#app/admin/shell/open-panel.ts'
import { Row } from './dashboard.styles.ts'

/** Short ways to the panels of the daily work. */
export function QuickActions() {
  const open = useOpenPanel()
  return (
    <Row role="group" aria-label="快捷操作">
      {actions.map(({ key, Icon }) => (
        <Button
          key={key}
          size="small"
          variant="secondary"
          icon={<Icon aria-hidden />}
          onClick={() => open(key)}
        >
          {titles[key]}
        </Button>
      ))}
    </Row>
  )
}

const actions = [
  { key: 'banner', Icon: Image },
  { key: 'service', Icon: Layers },
  { key: 'news', Icon: Newspaper },
  { key: 'contact', Icon: MessageSquareText },
] as const
