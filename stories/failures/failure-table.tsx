import { useState } from 'react'
import { addressOf, failureRows, kindWords, rowsThat, valuesOf, type FailureRow } from './failure-rows.ts'

/** More rows than these nobody reads at once. */
const MOST = 60

/** What was seen of every failing call, narrowed by screen, call and kind of failure. */
export function FailureTable() {
  const [chosen, setChosen] = useState({ screen: '', kind: '', call: '' })
  const rows = rowsThat(chosen)
  const choose = (change: Partial<typeof chosen>) => setChosen({ ...chosen, ...change })
  return (
    <>
      <form role="search" aria-label="筛选失败" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label="界面"
          value={chosen.screen}
          values={valuesOf('screen')}
          onChoose={(screen) => choose({ screen })}
        />{' '}
        <label>
          请求{' '}
          <input
            type="search"
            value={chosen.call}
            placeholder="如 banner"
            onChange={({ currentTarget }) => choose({ call: currentTarget.value })}
          />
        </label>{' '}
        <Choice
          label="怎样失败"
          value={chosen.kind}
          values={valuesOf('kind')}
          wordsOf={kindWords}
          onChoose={(kind) => choose({ kind })}
        />
      </form>
      <p role="status">
        {rows.length} 行，共 {failureRows.length} 行
        {rows.length > MOST && `；下面是前 ${MOST} 行，请缩小范围`}
      </p>
      <table>
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
          {rows.slice(0, MOST).map((row) => (
            <Row key={[row.screen, row.act, row.line, row.kind].join()} {...row} />
          ))}
        </tbody>
      </table>
    </>
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
      {label}{' '}
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
        <code>{line}</code>
      </td>
      <td>{kindWords(kind)}</td>
      <td>{said.join(' / ')}</td>
    </tr>
  )
}
