import { history } from 'virtual:component-facts'
import type { Change } from '#scripts/vite/component-facts/changes-below.ts'
import { Changes, Kind } from './change-log.styles.ts'

const SHOWN = 8

/** What the repository tells of a folder, by month, newest first. */
export function ChangeLog({ of: changes }: { of: readonly Change[] }) {
  if (history.kind === 'none') return <p>这份 Storybook 是在没有版本库的地方构建的，没有变更记录。</p>
  return (
    <>
      {history.kind === 'cut' && (
        <p>版本库是浅克隆，{history.knownAfter} 及以前的记录不全；在完整克隆里构建即可得到。</p>
      )}
      {changes.length === 0 && <p>没有记录到改动。</p>}
      <Months of={changes.slice(0, SHOWN)} />
      {changes.length > SHOWN && (
        <details>
          <summary>更早的 {changes.length - SHOWN} 次</summary>
          <Months of={changes.slice(SHOWN)} />
        </details>
      )}
    </>
  )
}

function Months({ of: changes }: { of: readonly Change[] }) {
  const months = [...new Set(changes.map(({ date }) => date.slice(0, 7)))]
  return (
    <>
      {months.map((month) => (
        <section key={month}>
          <h3>{nameOfMonth(month)}</h3>
          <Changes>
            {changes
              .filter(({ date }) => date.startsWith(month))
              .map((change, index) => (
                <li key={index}>
                  <ChangeLine {...change} />
                </li>
              ))}
          </Changes>
        </section>
      ))}
    </>
  )
}

/** A change in one line: its day, kind, visibility and commit message. */
export function ChangeLine({ date, kind, isSeen, subject }: Change) {
  return (
    <>
      <time dateTime={date}>{date}</time> <Kind>{kind}</Kind>
      {isSeen && kind !== '新增' && <Kind $isSeen>样子</Kind>} <span lang="en">{subject}</span>
    </>
  )
}

/** 2026 年 11 月, of 2026-11. */
function nameOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${year} 年 ${number} 月`
}
