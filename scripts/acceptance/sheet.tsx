import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Why } from '../checks/spec-tests/lines-without-test.ts'
import type { Run } from '../tasks/test-runs.mjs'
import { groupBy } from './group-by.ts'
import type { Outcome, Verdict } from './outcome.ts'
import { documents, sections } from './sections.ts'
import { SeniorTable } from './senior-table.tsx'
import { sheetCss } from './sheet-css.ts'
import type { TestResult } from './test-results.ts'

/** What the sheet is made of. */
export interface SheetFacts {
  outcomes: readonly Outcome[]
  /** The facts of the checklist in Chinese, by number. */
  facts: ReadonlyMap<string, string>
  /** The last run of each kind of test. */
  runs: Readonly<Record<string, Run>>
  /** Addresses of pictures, from the sheet's folder, by document and section such as `P 2.3`. */
  pictures: ReadonlyMap<string, readonly string[]>
  /** How each page is seen by programs: its name and the address of its file. */
  views: readonly { name: string; file: string }[]
  /** Every named test of the last runs. */
  results: readonly TestResult[]
  writtenAt: Date
}

const verdicts: Record<Verdict, string> = {
  'no test': '无测试',
  failed: '未通过',
  'not run': '未运行',
  passed: '通过',
}

const reasons: Record<Why, string> = {
  description: '说明性条目：没有可检验的行为。',
  'not shown': '规格未说明：没有要求，也没有实现。',
}

/** Fewer lines print than tests: the first of a line stand for those of the same kind. */
const MOST_TESTS = 4

/** The 验收单: one document of HTML that prints, what asks for attention first. */
export function acceptanceSheet(facts: SheetFacts): string {
  return `<!doctype html>${renderToStaticMarkup(<Sheet {...facts} />)}`
}

function Sheet(facts: SheetFacts) {
  const { outcomes, writtenAt } = facts
  const attention = (['no test', 'failed', 'not run'] as const).map((verdict) => ({
    verdict,
    lines: outcomes.filter((line) => line.verdict === verdict),
  }))
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>图联科技网站验收单</title>
        <style dangerouslySetInnerHTML={{ __html: sheetCss }} />
      </head>
      <body>
        <header>
          <h1>图联科技网站验收单</h1>
          <p>生成于 {moment(writtenAt)}。每一条对应规格中的一项可检验事实，以及证明它的自动测试与其结果。</p>
        </header>
        <main>
          <Summary {...facts} />
          {attention.map(({ verdict, lines }) =>
            lines.length === 0 ? null : (
              <section key={verdict}>
                <h2>
                  {verdicts[verdict]}（{lines.length} 条）
                </h2>
                <Lines lines={lines} facts={facts.facts} />
              </section>
            ),
          )}
          {(['P', 'A'] as const).map((letter) => (
            <Document key={letter} letter={letter} {...facts} />
          ))}
          <SeniorTable results={facts.results} />
        </main>
        <footer>
          <p>甲方（签字）：</p>
          <p>乙方（签字）：</p>
          <p>日期：</p>
        </footer>
      </body>
    </html>
  )
}

function Summary({ outcomes, runs, views }: SheetFacts) {
  const counts = groupBy(outcomes, ({ verdict }) => verdict)
  return (
    <section>
      <h2>总览</h2>
      <ul className="figures">
        <li>
          <b>{outcomes.length}</b>共计
        </li>
        {(['passed', 'failed', 'not run', 'no test'] as const).map((verdict) => (
          <li key={verdict} data-verdict={verdict}>
            <b>{counts.get(verdict)?.length ?? 0}</b>
            {verdicts[verdict]}
          </li>
        ))}
      </ul>
      <Runs runs={runs} />
      {views.length > 0 && (
        <>
          <h3>百度、微信与读屏眼中的页面</h3>
          <ul className="views">
            {views.map(({ name, file }) => (
              <li key={file}>
                <a href={file}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Runs({ runs }: Pick<SheetFacts, 'runs'>) {
  return (
    <table>
      <caption>测试的最近一次运行</caption>
      <thead>
        <tr>
          <th scope="col">种类</th>
          <th scope="col">版本</th>
          <th scope="col">结束于</th>
          <th scope="col">通过</th>
          <th scope="col">失败</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(runs).map(([kind, { version, isChanged, endedAt, passed, failed }]) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>
              {version.slice(0, 8)}
              {isChanged && '（有未提交的改动）'}
            </td>
            <td>{moment(new Date(endedAt))}</td>
            <td>{passed}</td>
            <td>{failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Document({ letter, ...facts }: SheetFacts & { letter: keyof typeof documents }) {
  const own = facts.outcomes.filter(({ number }) => number.startsWith(letter))
  return (
    <section className="document">
      <h2>{documents[letter]}</h2>
      {[...groupBy(own, ({ section }) => section)].map(([section, lines]) => (
        <section key={section}>
          <h3>
            {section} {sections[letter][section]?.name}
          </h3>
          <Pictures files={facts.pictures.get(`${letter} ${section}`) ?? []} />
          <Lines lines={lines} facts={facts.facts} />
        </section>
      ))}
    </section>
  )
}

function Pictures({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null
  return (
    <div className="pictures">
      {files.map((file) => (
        <a key={file} href={file}>
          <img src={file} alt={`已确认的画面 ${file.replace(/^.*\//, '')}`} loading="lazy" />
        </a>
      ))}
    </div>
  )
}

function Lines({ lines, facts }: { lines: readonly Outcome[] } & Pick<SheetFacts, 'facts'>) {
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">编号</th>
          <th scope="col">事实与测试</th>
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.number} data-verdict={line.verdict}>
            <th scope="row">{line.number}</th>
            <td>
              {facts.get(line.number) ?? line.fact}
              <Proof {...line} />
            </td>
            <td className="verdict">{verdicts[line.verdict]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Proof({ reason, results }: Outcome): ReactNode {
  if (reason) return <p className="proof">{reasons[reason.why]}</p>
  const failed = results.filter(({ hasPassed }) => !hasPassed)
  const told = [...failed, ...results.filter(({ hasPassed }) => hasPassed)]
  const rest = told.length - Math.max(MOST_TESTS, failed.length)
  return (
    <ul className="proof">
      {told.slice(0, Math.max(MOST_TESTS, failed.length)).map(({ path, title }, index) => (
        <li key={index}>
          {index < failed.length && <b>失败：</b>}
          <code>{path}</code> {title}
        </li>
      ))}
      {rest > 0 && <li>另有 {rest} 项</li>}
    </ul>
  )
}

const moment = (date: Date) =>
  date.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' })
