import type { ReactNode } from 'react'
import costs from '#design-system/costs.json'
import { Tag } from '#design-system/tag/index.ts'
import { Code, Group, Scroller, Table } from '#stories/foundations/foundation-page.styles.ts'
import type { Part } from '#design-system/component-registry.ts'
import {
  componentFolders,
  docsAddress,
  hasUsagePage,
  storyFiles,
  testsOf,
  type StoryFile,
} from './story-files.ts'

/** The components of one job, each with what is there of it. */
export function ComponentTable({ heading, parts }: { heading: string; parts: Part[] }) {
  return (
    <Group>
      <h2>
        {heading}（{parts.length}）
      </h2>
      <Scroller tabIndex={0} role="region" aria-label={heading}>
        <Table>
          <thead>
            <tr>
              <th scope="col">组件</th>
              <th scope="col">用途</th>
              <th scope="col">使用者</th>
              <th scope="col">故事</th>
              <th scope="col">交互测试</th>
              <th scope="col">单元测试</th>
              <th scope="col">用法说明</th>
              <th scope="col">自身 / 合计 KB</th>
              <th scope="col">状态</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <ComponentRow key={part.folder} {...part} />
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Group>
  )
}

function ComponentRow({ folder, name, purpose, audience }: Part) {
  const file = storyFiles.get(`design-system/${folder}`)
  const cost = (costs as Record<string, { own: number; whole: number }>)[folder]
  return (
    <tr>
      <th scope="row">
        <Linked file={file}>{name}</Linked> <Code>{folder}</Code>
      </th>
      <td>{purpose}</td>
      <td>{audience}</td>
      <td>{file?.stories ?? 0}</td>
      <td>{file?.interactions ?? 0}</td>
      <td>{testsOf(folder)}</td>
      <td>{hasUsagePage(folder) ? '有' : '—'}</td>
      <td>{cost ? `${cost.own} / ${cost.whole}` : '—'}</td>
      <td>
        <State isBuilt={componentFolders.includes(folder)} hasStory={file !== undefined} />
      </td>
    </tr>
  )
}

/** A name that leads to the documentation of its stories, where there are any. */
export function Linked({ file, children }: { file?: StoryFile; children: ReactNode }) {
  return file ? (
    <a href={docsAddress(file)} target="_top">
      {children}
    </a>
  ) : (
    <>{children}</>
  )
}

/** Whether a part exists and can be reviewed by itself. */
export function State({ isBuilt, hasStory }: { isBuilt: boolean; hasStory: boolean }) {
  if (!isBuilt) return <Tag tone="neutral">待建</Tag>
  return hasStory ? <Tag tone="success">可评审</Tag> : <Tag tone="warning">随他处评审</Tag>
}
