import { seniorItems, type NamedTest, type SeniorItem } from './senior-items.ts'
import type { TestResult } from './test-results.ts'

const verdicts: Record<SeniorItem['met'], string> = {
  yes: '达到',
  partly: '部分达到',
  no: '未达到',
  none: '不涉及',
}

/** 工信部's norm for senior users, item by item, with the tests that show each and how they ended. */
export function SeniorTable({ results }: { results: readonly TestResult[] }) {
  return (
    <section>
      <h2>适老化</h2>
      <p>
        对照工业和信息化部《互联网网站适老化通用设计规范》，并参照同时发布的移动应用规范；条目为本项目的转述，不是评测结论。
      </p>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">要求、做法与测试</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {seniorItems.map(({ item, how, met, tests }) => (
            <tr key={item}>
              <td>
                <b>{item}</b>：{how}
                <ul className="proof">
                  {tests.map((test) => (
                    <li key={test.path + test.title}>
                      {howItEnded(test, results)}：<code>{test.path}</code> {test.title}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="verdict">{verdicts[met]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function howItEnded({ path, title }: NamedTest, results: readonly TestResult[]): string {
  const own = results.filter((result) => result.path === path && result.title.includes(title))
  if (own.length === 0) return '未运行'
  return own.every(({ hasPassed }) => hasPassed) ? '通过' : '未通过'
}
