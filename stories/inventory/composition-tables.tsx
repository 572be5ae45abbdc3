import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'
import { Code, Group, Scroller, Table } from '#stories/foundations/foundation-page.styles.ts'
import { Linked, State } from './component-table.tsx'
import { publicPages } from './pages.ts'
import { patterns } from './patterns.ts'
import { hasFile, panelStory, storyFiles } from './story-files.ts'

/** Sections that are composed from components. */
export function PatternTable() {
  return (
    <Listed heading={`组合（${patterns.length}）`} columns={['组合', '用途', '位置', ...counted]}>
      {patterns.map(({ file, name, purpose, story }) => (
        <tr key={file}>
          <Name story={story}>{name}</Name>
          <td>{purpose}</td>
          <td>
            <Code>app/{file}</Code>
          </td>
          <Counted story={story} isBuilt={hasFile(`app/${file}`)} />
        </tr>
      ))}
    </Listed>
  )
}

/** Every public address with the stories that show it. */
export function PageTable() {
  return (
    <Listed heading={`公开页面（${publicPages.length}）`} columns={['页面', '地址', ...counted]}>
      {publicPages.map(({ path, name, story }) => (
        <tr key={path}>
          <Name story={story}>{name}</Name>
          <td>
            <Code>{path}</Code>
          </td>
          <Counted story={story} isBuilt />
        </tr>
      ))}
    </Listed>
  )
}

/** The cases of each category are shown by the story of one of them. */
const storyOf = (key: MenuKey) =>
  panelStory(key) || (key.startsWith('case-') ? 'content/case/category-cases' : '')

/** Every entry of the console's menu; those that only lead to others have no panel of their own. */
export function PanelTable() {
  const entries = (Object.entries(titles) as [MenuKey, string][]).filter(([key]) => !hasSubMenu(key))
  return (
    <Listed heading={`后台面板（${entries.length}）`} columns={['面板', '菜单键', ...counted]}>
      {entries.map(([key, title]) => (
        <tr key={key}>
          <Name story={storyOf(key)}>{title}</Name>
          <td>
            <Code>{key}</Code>
          </td>
          <Counted story={storyOf(key)} isBuilt />
        </tr>
      ))}
    </Listed>
  )
}

const counted = ['故事', '交互测试', '状态']

function Name({ story, children }: { story: string; children: React.ReactNode }) {
  return (
    <th scope="row">
      <Linked file={storyFiles.get(story)}>{children}</Linked>
    </th>
  )
}

/** The figures of the story file that shows something, and whether it can be reviewed. */
function Counted({ story, isBuilt }: { story: string; isBuilt: boolean }) {
  const file = storyFiles.get(story)
  return (
    <>
      <td>{file?.stories ?? 0}</td>
      <td>{file?.interactions ?? 0}</td>
      <td>
        <State isBuilt={isBuilt} hasStory={file !== undefined} />
      </td>
    </>
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
