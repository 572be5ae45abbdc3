import { useEffect, useState } from 'react'
import { Code, Scroller } from '#stories/foundations/foundation-page.styles.ts'
import {
  addressOf,
  kindWords,
  loadFailureRows,
  rowsThat,
  valuesOf,
  type FailureChoice,
  type FailureRow,
} from './failure-rows.ts'
import { Filters, More, Rows } from './failure-table.styles.ts'

/** More rows than these nobody reads at once. */
const AT_ONCE = 60

/** What was seen of every failing call, narrowed by screen, words and kind of failure. */
export function FailureTable() {
  const [rows, setRows] = useState<readonly FailureRow[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    loadFailureRows().then(setRows, setFailure)
  }, [])
  if (failure !== undefined) return <p role="alert">没有取到这张表，请重新打开此页。</p>
  return rows ? <NarrowedTable all={rows} /> : <p role="status">正在取这张表……</p>
}

function NarrowedTable({ all }: { all: readonly FailureRow[] }) {
  const [chosen, setChosen] = useState<FailureChoice>({ screen: '', kind: '', words: '' })
  const [most, setMost] = useState(AT_ONCE)
  const rows = rowsThat(all, chosen)
  const shown = rows.slice(0, most)
  const choose = (change: Partial<FailureChoice>) => {
    setChosen({ ...chosen, ...change })
    setMost(AT_ONCE)
  }
  return (
    <div className="sb-unstyled">
      <Filters role="search" aria-label="筛选失败" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label="界面"
          value={chosen.screen}
          values={valuesOf(all, 'screen')}
          onChoose={(screen) => choose({ screen })}
        />
        <label>
          请求、做什么或看到的话
          <input
            type="search"
            value={chosen.words}
            placeholder="如 banner、上传失败"
            onChange={({ currentTarget }) => choose({ words: currentTarget.value })}
          />
        </label>
        <Choice
          label="怎样失败"
          value={chosen.kind}
          values={valuesOf(all, 'kind')}
          wordsOf={kindWords}
          onChoose={(kind) => choose({ kind })}
        />
      </Filters>
      <p role="status">
        {rows.length} 行，共 {all.length} 行{rows.length > shown.length && `；下面是前 ${shown.length} 行`}
      </p>
      <Scroller tabIndex={0} role="region" aria-label="失败一览的表">
        <Rows>
          <thead>
            <tr>
              <th scope="col">界面</th>
              <th scope="col">做什么</th>
              <th scope="col">请求</th>
              <th scope="col">怎样失败</th>
              <th scope="col">看到什么</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={[row.screen, row.act, row.line, row.kind].join()} {...row} />
            ))}
          </tbody>
        </Rows>
      </Scroller>
      {rows.length > shown.length && (
        <More type="button" onClick={() => setMost(most + AT_ONCE)}>
          再显示 {Math.min(AT_ONCE, rows.length - shown.length)} 行
        </More>
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  values: readonly string[]
  wordsOf?: (value: string) => string
  onChoose: (value: string) => void
}

function Choice({ label, value, values, wordsOf = (each) => each, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">全部</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {wordsOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Row({ screen, act, line, kind, said }: FailureRow) {
  const address = addressOf(screen)
  return (
    <tr>
      <td>
        {address ? (
          <a href={address} target="_top">
            {screen}
          </a>
        ) : (
          screen
        )}
      </td>
      <td>{act}</td>
      <td>
        <Code>{line}</Code>
      </td>
      <td>{kindWords(kind)}</td>
      <td>{said.join(' / ')}</td>
    </tr>
  )
}
