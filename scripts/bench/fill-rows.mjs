import { join } from 'node:path'
import { QueryTypes, Sequelize } from 'sequelize'

/** @typedef {{ DATA_DIR: string, DATABASE_URL?: string }} Place */
/** @typedef {keyof typeof rows} Table */

const SURNAMES = '王李刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许'
const NAMES = '芳娜敏静丽强磊军洋勇艳杰娟涛明超秀兰霞平刚桂英华玲'
const WORKS = '数据采集智能分析测绘服务产教融合土壤调查灾害评估自动驾驶'

/** One in five hundred is called 张伟, one in ten writes of 标注. */
const name = `CASE WHEN n % 500 = 7 THEN '张伟' ELSE substr('${SURNAMES}', n % 25 + 1, 1) || substr('${NAMES}', n / 25 % 25 + 1, 1) || substr('${NAMES}', n / 625 % 25 + 1, n % 2) END`
const phone = `'13' || substr((1000000000 + CAST(n AS BIGINT) * 7919) || '', 2)`
const common = { name, phone, email: `'user' || n || '@example.com'` }

/** What stands in a row of each table. */
const rows = {
  contact_message: {
    ...common,
    subject: `CASE n % 10 WHEN 3 THEN '咨询标注' ELSE '咨询 ' || (n % 997) END`,
    message: `'您好，我们是一家企业，想了解贵公司的' || substr('${WORKS}', n % 20 + 1, 6) || '业务，预计规模 ' || (n % 9973) || ' 条，请尽快联系我们。'`,
  },
  application: {
    ...common,
    jobTitle: `CASE n % 10 WHEN 3 THEN '标注员' ELSE substr('${WORKS}', n % 20 + 1, 4) || '工程师' END`,
    school: `substr('合肥安徽淮南芜湖蚌埠', n % 5 * 2 + 1, 2) || (n % 97) || '大学'`,
    experience: `'三年相关工作经历，熟悉常用工具。'`,
  },
}

/**
 * Rows of thirty days in the table of a site that runs, written by the database itself.
 * @param {Place} place
 * @param {Table} table
 * @param {number} size
 */
export async function fillRows(place, table, size) {
  await onDatabase(place, async (sequelize) => {
    const texts = rows[table]
    const quoted = [...Object.keys(texts), 'createTime'].map((field) => `"${field}"`)
    const day = `(n * 30 / ${size} + 101)`
    const time = `'2026-01-' || substr(${day} || '', 2) || 'T02:00:00.000Z'`
    const insert = `
      INSERT INTO ${table} (${quoted.join(', ')})
      WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size - 1})
      SELECT ${[...Object.values(texts), time].join(', ')} FROM numbers`
    if (!place.DATABASE_URL) return void (await sequelize.query(insert))
    // As whoever puts in a million rows does: an index is made faster than it is fed.
    const [index] = /** @type {{ sql: string }[]} */ (
      await sequelize.query(`SELECT pg_get_indexdef('${table}_search'::regclass) AS sql`, {
        type: QueryTypes.SELECT,
      })
    )
    for (const sql of [`DROP INDEX ${table}_search`, insert, index?.sql ?? '']) await sequelize.query(sql)
    // A server does this by itself, some minutes after many rows have come.
    await sequelize.query(`VACUUM ANALYZE ${table}`)
  })
}

/**
 * Resolves when SQLite's search index has all rows of a table; PostgreSQL's has them at once.
 * @param {Place} place
 * @param {Table} table
 */
export async function searchIsFilled(place, table) {
  if (place.DATABASE_URL) return
  await onDatabase(place, async (sequelize) => {
    for (let left = 1; left > 0; await new Promise((resolve) => setTimeout(resolve, 200))) {
      const [found] = /** @type {{ waiting: number }[]} */ (
        await sequelize.query(`SELECT count(*) AS waiting FROM ${table}_unsearched`, {
          type: QueryTypes.SELECT,
        })
      )
      left = found?.waiting ?? 0
    }
  })
}

/**
 * @param {Place} place
 * @param {(sequelize: Sequelize) => Promise<void>} work
 */
async function onDatabase({ DATA_DIR, DATABASE_URL }, work) {
  const sequelize = DATABASE_URL
    ? new Sequelize(DATABASE_URL, { logging: false })
    : new Sequelize({ dialect: 'sqlite', storage: join(DATA_DIR, 'site.sqlite'), logging: false })
  try {
    await work(sequelize)
  } finally {
    await sequelize.close()
  }
}
