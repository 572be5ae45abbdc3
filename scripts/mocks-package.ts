// `npm run mocks:package` (docs/mocks.md): the mocks as a folder that other projects can install.
import { join } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { writeMocksPackage } from './mocks-package/write-mocks-package.ts'

const folder = join(projectRoot, 'build/mocks-package')
await writeMocksPackage(folder)
process.stdout.write(`模拟包已写入 build/mocks-package。装进别的项目：npm install ${folder} msw\n`)
