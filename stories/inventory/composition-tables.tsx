import { titles, type MenuKey } from '#app/admin/shell/menu.ts'
import { isComing } from '#app/admin/panels/later/coming-panel.tsx'
import { panels } from '#app/admin/panels/panels.ts'
import { Tag } from '#design-system/tag/index.ts'
import { Code, Group, Scroller, Table } from '#stories/foundations/foundation-page.styles.ts'
import { Linked } from './component-table.tsx'
import { publicPages } from './pages.ts'
import { patterns } from './patterns.ts'
import { storyFiles } from './story-files.ts'

/** Sections that are composed from components. */
export function PatternTable() {
  return (
    <Listed heading={`组合（${patterns.length}）`} columns={['组合', '用途', '位置']}>
      {patterns.map(({ file, name, purpose }) => (
        <tr key={file}>
          <th scope="row">{name}</th>
          <td>{purpose}</td>
          <td>
            <Code>app/{file}</Code>
          </td>
        </tr>
      ))}
    </Listed>
  )
}

/** Every public address with the stories that show it. */
export function PageTable() {
  return (
    <Listed heading={`公开页面（${publicPages.length}）`} columns={['页面', '地址', '场景故事', '交互测试']}>
      {publicPages.map(({ path, name, story }) => {
        const file = storyFiles.get(story)
        return (
          <tr key={path}>
            <th scope="row">
              <Linked title={file?.title}>{name}</Linked>
            </th>
            <td>
              <Code>{path}</Code>
            </td>
            <td>{file?.stories ?? 0}</td>
            <td>{file?.interactions ?? 0}</td>
          </tr>
        )
      })}
    </Listed>
  )
}

/** Every entry of the console's menu; what is to come says so. */
export function PanelTable() {
  const entries = Object.entries(titles) as [MenuKey, string][]
  return (
    <Listed heading={`后台面板（${entries.length}）`} columns={['面板', '菜单键', '状态']}>
      {entries.map(([key, title]) => (
        <tr key={key}>
          <th scope="row">{title}</th>
          <td>
            <Code>{key}</Code>
          </td>
          <td>{isComing(panels[key]) ? <Tag tone="neutral">待建</Tag> : <Tag tone="success">可评审</Tag>}</td>
        </tr>
      ))}
    </Listed>
  )
}

interface ListedProps {
  heading: string
  columns: string[]
  children: React.ReactNode
}

function Listed({ heading, columns, children }: ListedProps) {
  return (
    <Group>
      <h2>{heading}</h2>
      <Scroller tabIndex={0} role="region" aria-label={heading}>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </Scroller>
    </Group>
  )
}
