import { QueryTypes, Sequelize, type Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import { dropStalledConnections, dropConnection, type Client } from './drop-stalled-connections.ts'
import { dialects } from '#db/connection/dialect.ts'
import { pgWithErrorHandler } from './pg-with-error-handler.ts'
import { createPeerEvents } from './pg-notifications.ts'
import { createPostgresLock } from '#db/connection/cluster-lock/postgres-lock.ts'
import { verifyNumericHost } from './dedicated-pg-client.ts'
import { withDeadline } from '#db/connection/request-deadline.ts'
import { postgresStatements } from './postgres-statements.ts'
import { createTransactions } from '#db/connection/transactions.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { withoutPassword } from './without-password.ts'
import { createWriterQueue } from '#db/connection/writer-queue.ts'

const MOST_CONNECTIONS = 10
const SECOND = 1000

/** Any number that nobody else uses as an advisory lock of this database. */
const WRITE_LOCK = 7_260_194

const sessionOptions = {
  application_name: 'tulian-site',
  keepAlive: true,
  connectionTimeoutMillis: 5 * SECOND,
  statement_timeout: 30 * SECOND,
  // For a server that does not even end its statements: gives the connection up.
  query_timeout: 35 * SECOND,
  // A process that hangs inside a transaction must not hold the write lock for ever.
  idle_in_transaction_session_timeout: 60 * SECOND,
}

/**
 * Opens the PostgreSQL database that `DATABASE_URL` names.
 * @throws StartRefusal without the password, when it does not answer or cannot hold the product's texts
 */
export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const sequelize = await open(databaseUrl)
  const inTurn = createWriterQueue()
  const peerEvents = createPeerEvents(sequelize, databaseUrl)
  const transact = createTransactions(sequelize, async (transaction) => dropConnection(clientOf(transaction)))
  // Taken in the process first, so that waiting transactions hold no connection; then against other processes.
  const write: Connection['write'] = (work, { isLong = false } = {}) =>
    inTurn(() =>
      transact(async (transaction) => {
        const locked = async () => {
          const limit = isLong ? 'SET LOCAL statement_timeout = 0; ' : ''
          const lock = `${limit}SELECT pg_advisory_xact_lock(${WRITE_LOCK})`
          await withDeadline(() => sequelize.query(lock, { transaction }))
          return work(transaction)
        }
        return isLong ? takingAnyTime(transaction, locked) : locked()
      }),
    )
  return {
    sequelize,
    dialect: dialects.postgres,
    statements: postgresStatements(sequelize),
    write,
    checkpointWal: async () => true,
    withClusterLock: createPostgresLock(databaseUrl),
    peerEvents,
    close: () =>
      inTurn(async () => {
        await peerEvents.stop()
        await sequelize.close()
      }),
  }
}

const clientOf = (transaction: Transaction) => (transaction as unknown as { connection: Client }).connection

/** The driver looks at its limit before each query. */
async function takingAnyTime<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result> {
  const parameters = clientOf(transaction).connectionParameters
  const limit = parameters.query_timeout
  parameters.query_timeout = 0
  try {
    return await work()
  } finally {
    parameters.query_timeout = limit
  }
}

async function open(databaseUrl: string): Promise<Sequelize> {
  let sequelize: Sequelize | undefined
  const { isUsable, watch } = dropStalledConnections()
  try {
    sequelize = new Sequelize(databaseUrl, {
      dialect: 'postgres',
      dialectModule: pgWithErrorHandler,
      logging: false,
      dialectOptions: { ...sessionOptions },
      pool: { max: MOST_CONNECTIONS, idle: 30 * SECOND, acquire: 8 * SECOND, validate: isUsable },
    })
    watch(sequelize)
    sequelize.addHook('beforeConnect', ({ dialectOptions, host }) => verifyNumericHost(dialectOptions, host))
    await refuseOtherEncoding(sequelize)
    return sequelize
  } catch (error) {
    await sequelize?.close().catch(() => undefined)
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal(
      `DATABASE_URL（${withoutPassword(databaseUrl)}）：${reasonOf(error)} / PostgreSQL cannot be used`,
    )
  }
}

/** In another encoding Chinese cannot be stored, or not be searched. */
async function refuseOtherEncoding(sequelize: Sequelize): Promise<void> {
  const [found] = await sequelize.query<{ encoding: string }>(
    "SELECT current_setting('server_encoding') AS encoding",
    { type: QueryTypes.SELECT },
  )
  if (found?.encoding !== 'UTF8') {
    throw new StartRefusal(
      `DATABASE_URL：数据库编码是 ${found?.encoding}，需要 UTF8 / The database must be encoded in UTF8`,
    )
  }
}

const reasons: [matches: RegExp, says: string][] = [
  [/(ENOENT|EACCES|EISDIR)\b.*, (open|read)\b/, 'sslrootcert 等指定的证书文件不存在或不可读'],
  [/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, '服务器的 TLS 证书已过期或尚未生效'],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, '服务器的 TLS 证书不是签给这个主机名的'],
  [
    /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_\w+/,
    '服务器的 TLS 证书不是由 sslrootcert 指定的（或系统信任的）机构签发',
  ],
  [/does not support SSL/, '服务器没有启用 TLS'],
  [/ECONNREFUSED|ENOENT|EACCES/, '服务器没有运行，或地址、端口不对'],
  [/ENOTFOUND|EAI_AGAIN/, '找不到这个主机'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/, '服务器没有回应'],
  [/28P01|28000|SASL/, '用户名或密码不对，或服务器不允许该用户连接'],
  [/3D000/, '没有这个数据库，请先创建'],
  [/53300/, '服务器的连接数已满'],
  [/URI malformed/, '用户名或密码中的特殊字符须写成 % 编码'],
  [/57P03/, '服务器正在启动或关闭'],
]

function reasonOf(error: unknown): string {
  const { message = String(error), original } = error as { message?: string; original?: { code?: string } }
  const facts = `${original?.code ?? ''} ${message}`
  // The driver's own words are not repeated: nobody can promise what they hold.
  return (
    reasons.find(([matches]) => matches.test(facts))?.[1] ?? `无法连接（${original?.code ?? '原因不明'}）`
  )
}
