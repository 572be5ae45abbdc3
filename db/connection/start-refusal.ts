/** A start that cannot go on. `message` is the one line the operator sees (docs/operations/configuration.md). */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

interface Sentence {
  matches: RegExp
  says: (dataDir: string) => string
}

/** Looked up in turn against the error's code and message. */
const sentences: Sentence[] = [
  {
    matches: /\b42501\b/,
    says: () => 'DATABASE_URL：该用户没有建表的权限 / DATABASE_URL: this user may not create tables',
  },
  {
    matches: /ENOSPC|EDQUOT|SQLITE_FULL/,
    says: (dataDir) => `磁盘空间不足，无法写入 DATA_DIR（${dataDir}） / The disk that holds DATA_DIR is full`,
  },
  {
    matches: /Please install sqlite3|Could not locate the bindings|ERR_DLOPEN_FAILED/,
    says: () =>
      '数据库驱动 sqlite3 不可用，请运行 npm start（下载现成驱动，取不到则编译） / The sqlite3 driver is not built: npm start fetches or compiles it',
  },
  {
    matches: /SQLITE_NOTADB|SQLITE_CORRUPT/,
    says: (dataDir) =>
      `DATA_DIR（${dataDir}）中的数据库文件已损坏或不是数据库，请从备份恢复 / The database file in DATA_DIR is damaged`,
  },
  {
    matches: /SQLITE_BUSY|SQLITE_LOCKED/,
    says: (dataDir) =>
      `DATA_DIR（${dataDir}）中的数据库被另一个进程占用 / Another process holds the database in DATA_DIR`,
  },
  {
    matches: /EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_IOERR/,
    says: (dataDir) => `DATA_DIR（${dataDir}）不可写，请检查路径和权限 / DATA_DIR cannot be written`,
  },
]

/** Turns what broke while opening the database into one line; an unknown error stays itself. */
export function asStartRefusal(error: unknown, dataDir: string): unknown {
  if (error instanceof StartRefusal) return error
  const facts = factsOf(error)
  const sentence = sentences.find(({ matches }) => matches.test(facts))
  return sentence ? new StartRefusal(sentence.says(dataDir), { cause: error }) : error
}

function factsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, parent } = error as { code?: string; parent?: unknown }
  return [code, error.message, parent && factsOf(parent)].filter(Boolean).join(' ')
}
