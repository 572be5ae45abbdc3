import { Controls, Primary, Stories } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { componentFacts, history } from 'virtual:component-facts'
import { Tag } from '#design-system/tag/index.ts'
import { englishName, partOf } from '#stories/inventory/part-names.ts'
import type { Folder } from '#design-system/component-registry.ts'
import { synonyms } from '#stories/inventory/synonyms.ts'
import { criteria, type Criterion } from '#stories/usage/criteria.ts'
import { ChangeLog } from '#stories/usage/change-log.tsx'
import { sentenceOfReview, sinceReview } from '#stories/usage/since-review.ts'
import type { Maturity, Usage } from '#stories/usage/usage.ts'
import { OneGlobalStyle } from '../one-global-style.tsx'
import { Anatomy } from './anatomy.tsx'
import { DesignFileLink, TokenTable } from './computed-lists.tsx'
import { Practices } from './practices.tsx'
import { ComponentLink, Sentences, Text } from './text.tsx'
import { Contents, Facts, Key, Lead, List, Page, Table } from './usage.styles.ts'

/** The documentation of a component: the thirteen headings of every usage page, then its properties and stories. */
export function UsagePage({ folder, usage }: { folder: Folder; usage: Usage }) {
  const sections = sectionsOf(folder, usage)
  const headings = sections.map(([heading]) => heading)
  return (
    <Page data-usage={folder}>
      <OneGlobalStyle />
      <Head folder={folder} maturity={usage.maturity} />
      <Primary />
      <Contents aria-label="本页">
        {[...headings, '属性'].map((heading) => (
          <button
            key={heading}
            type="button"
            onClick={() => document.getElementById(heading)?.scrollIntoView()}
          >
            {heading}
          </button>
        ))}
      </Contents>
      {sections.map(([heading, content]) => (
        <section key={heading}>
          <h2 id={heading}>{heading}</h2>
          {content}
        </section>
      ))}
      <h2 id="属性">属性</h2>
      <Controls />
      {usage.development && (
        <>
          <h2 id="开发须知">开发须知</h2>
          <Sentences of={usage.development} />
        </>
      )}
      <Stories title="示例" includePrimary={false} />
    </Page>
  )
}

/** In the order that designers know from every page. */
const sectionsOf = (folder: Folder, usage: Usage): [heading: string, content: ReactNode][] => [
  ['何时使用', <Sentences of={usage.when} />],
  ['何时不用', <WhenNot of={usage.whenNot} />],
  ['结构', <Anatomy {...usage.anatomy} />],
  ['该做与不该做', <Practices of={usage.practices} />],
  ['内容规则', <Sentences of={usage.wording} />],
  ['键盘', <Keyboard of={usage.keyboard} />],
  ['读屏', <Sentences of={usage.screenReader} />],
  ['无障碍标准', <Standards of={usage.criteria} />],
  ['设计变量', <TokenTable of={folder} />],
  ['相关组件', <Related to={usage.related} />],
  ['成熟度', <MaturityNote of={folder} {...usage.maturity} />],
  ['变更记录', <ChangeLog of={changesOf(folder)} />],
  ['设计稿', <DesignFileLink of={folder} />],
]

function Head({ folder, maturity }: { folder: Folder; maturity: Maturity }) {
  const part = partOf(folder)
  return (
    <header>
      <h1>
        {part?.name} {englishName(folder)}
      </h1>
      <Lead>{part?.purpose}</Lead>
      <Facts>
        <Tag tone="primary">{part?.audience}</Tag>
        <Tag tone={tones[maturity.status]}>{maturity.status}</Tag>
        {reviewOf(folder, maturity).changes.length > 0 && <Tag tone="warning">复核后有改动</Tag>}
        <span>也叫：{synonyms[folder].split(' ').join('、')}</span>
      </Facts>
    </header>
  )
}

const tones = { 草稿: 'warning', 已评审: 'neutral', 稳定: 'success' } as const

function WhenNot({ of }: { of: Usage['whenNot'] }) {
  return (
    <List>
      {of.map((item) => (
        <li key={typeof item === 'string' ? item : item.wanted}>
          {typeof item === 'string' ? (
            <Text>{item}</Text>
          ) : (
            <>
              <Text>{item.wanted}</Text>：用 <ComponentLink to={item.use} />。
            </>
          )}
        </li>
      ))}
    </List>
  )
}

function Keyboard({ of }: { of: Usage['keyboard'] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">按键</th>
          <th scope="col">作用</th>
        </tr>
      </thead>
      <tbody>
        {of.map(([keys, effect]) => (
          <tr key={keys + effect}>
            <th scope="row">
              <Key>{keys}</Key>
            </th>
            <td>
              <Text>{effect}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Standards({ of }: { of: Usage['criteria'] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">WCAG 2.2 准则</th>
          <th scope="col">怎样满足</th>
        </tr>
      </thead>
      <tbody>
        {(Object.entries(of) as [Criterion, string][]).map(([number, how]) => (
          <tr key={number}>
            <th scope="row">
              {number} {criteria[number].name}（{criteria[number].level}）
            </th>
            <td>
              <Text>{how}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Related({ to }: { to: Usage['related'] }) {
  return (
    <List>
      {(Object.entries(to) as [Folder, string][]).map(([folder, how]) => (
        <li key={folder}>
          <ComponentLink to={folder} />：<Text>{how}</Text>
        </li>
      ))}
    </List>
  )
}

function MaturityNote({ of, ...maturity }: Maturity & { of: Folder }) {
  const { status, since } = maturity
  return (
    <>
      <p>
        <b>{status}</b>，<time dateTime={since}>{since}</time> 复核。{meanings[status]}
      </p>
      <p>{sentenceOfReview(reviewOf(of, maturity))}</p>
    </>
  )
}

const changesOf = (folder: Folder) => componentFacts[folder]?.changes ?? []

const reviewOf = (folder: Folder, maturity: Maturity) => sinceReview(maturity, changesOf(folder), history)

const meanings = {
  草稿: '外观或属性还会变，用之前先问一声。',
  已评审: '故事、认可的图片与无障碍都看过，可以用；属性还可能调整。',
  稳定: '产品正在使用，改动会保持兼容。',
}
