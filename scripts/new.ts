// `npm run new -- content-type thanks 感谢信`: begins a content type (docs/guides/add-content-type.md).
import { scaffoldContentType } from './new/scaffold-content-type.ts'
import { parseArguments } from './new/parse-arguments.ts'
import { projectRoot } from './tasks/project-root.mjs'
import { runPackage } from './tasks/run-command.mjs'
import { commandFailure, runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  const type = parseArguments(projectRoot, process.argv.slice(2))
  const files = scaffoldContentType(projectRoot, type)
  for (const [what, program, args] of [
    ['排版', 'oxfmt/bin/oxfmt', files],
    ['生成清单', 'tsx/dist/cli.mjs', ['scripts/content.ts']],
  ] as const) {
    const { code, output } = await runPackage(program, [...args])
    if (code !== 0) throw commandFailure(what, output)
  }
  const [migration] = files.filter((path) => path.startsWith('db/'))
  process.stdout.write(`已写好 content/${type.name}/、${migration}，并在 content/slices.ts 登记。

接下来：
  1. 改 content/${type.name}/${type.name}.type.ts 里的字段和接口，再改 ${type.name}.expected.ts、${type.name}.demo.ts；
  2. npx vitest run --project unit db/store/schema.test.ts 会给出 ${migration} 里应写的 createTable；
  3. npm run mock 里看一遍（后台 /admin#${type.name}），npm run check 收尾。
每一步怎么写：docs/guides/add-content-type.md
`)
})
