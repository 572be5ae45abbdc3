import { createDatabaseBackend } from '#db/backend.ts'

// `tsx fill-rows.ts 100000` stores as many messages and applications through the product's store, so that search
// indexes are filled. One row in 500 has the name 张伟, one in 10 contains 标注.

const AT_ONCE = 5000
const size = Number(process.argv[2])
const SURNAMES = '王李刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许'
const NAMES = '芳娜敏静丽强磊军洋勇艳杰娟涛明超秀兰霞平刚桂英华玲'
const WORKS = '数据采集智能分析测绘服务产教融合土壤调查灾害评估自动驾驶'
const OLDEST_ROW_MS = Date.parse('2026-01-01T02:00:00.000Z')
const DAY_MS = 86_400_000

const common = (n: number) => ({
  name: n % 500 === 7 ? '张伟' : `${SURNAMES[n % 25]}${NAMES[Math.floor(n / 25) % 25]}${NAMES[n % 7]}`,
  phone: `13${String(1_000_000_000 + n * 7919).slice(1)}`,
  email: `user${n}@example.com`,
  // Of thirty days, so that lists narrowed by a day have a thirtieth.
  createTime: new Date(OLDEST_ROW_MS + Math.floor((n * 30) / size) * DAY_MS).toISOString(),
})
const work = (n: number, length: number) => WORKS.slice(n % 20, (n % 20) + length)

const types = {
  'contact-message': (n: number) => ({
    ...common(n),
    subject: n % 10 === 3 ? '咨询标注' : `咨询 ${n % 997}`,
    message: `您好，我们是一家企业，想了解贵公司的${work(n, 6)}业务，预计规模 ${n % 9973} 条，请尽快联系我们。`,
  }),
  application: (n: number) => ({
    ...common(n),
    jobTitle: n % 10 === 3 ? '标注员' : `${work(n, 4)}工程师`,
    school: `${'合肥安徽淮南芜湖蚌埠'.slice((n % 5) * 2, (n % 5) * 2 + 2)}${n % 97}大学`,
    experience: '三年相关工作经历，熟悉常用工具。',
  }),
}

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env
const backend = await createDatabaseBackend({ dataDir, databaseUrl })
for (const [type, rowOf] of Object.entries(types))
  for (let first = 0; first < size; first += AT_ONCE)
    await backend.transaction(async (stores) => {
      for (let n = first; n < Math.min(first + AT_ONCE, size); n += 1) await stores.of(type).create(rowOf(n))
    })
await backend.close()
