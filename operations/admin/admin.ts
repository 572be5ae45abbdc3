import { explainStartFailure } from '#operations/settings/explain-start-failure.ts'
import { readSettings } from '#operations/settings/settings.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { createAccount, disableAccount, listAccounts, resetPassword } from '#contract/auth/accounts.ts'
import { openStoredBackend } from '#db/backend.ts'
import { generatePassword } from '#db/site/first-administrator.ts'
import { refuse } from '#operations/cli.ts'

// Administrators from the command line (docs/operations/accounts-and-sign-in.md#管理员命令); bundled to build/admin.js.

type Command = (backend: Backend, name: string, isSure: boolean) => Promise<string[]>

const commands: Record<string, Command> = { list, add, disable, 'reset-password': reset }
const usage = '用法：npm run admin -- list | add 用户名 | disable 用户名 [--yes] | reset-password 用户名'

const [word = '', ...given] = process.argv.slice(2)
const isSure = word === 'disable' && given.includes('--yes')
const [name = '', ...rest] = given.filter((each) => !(isSure && each === '--yes'))
const command = Object.hasOwn(commands, word) ? commands[word] : undefined
// A name that looks like an option is a slip.
const isName = /^[^-]/.test(name)
const isComplete = word === 'list' ? name === '' : isName && rest.length === 0

if (command && isComplete) await perform(command)
else refuse(usage)

async function perform(chosen: Command) {
  try {
    const settings = readSettings(process.env)
    const backend = await openStoredBackend({ ...settings, settings })
    try {
      const lines = await chosen(backend, name, isSure)
      process.stdout.write(`${lines.join('\n')}\n`)
    } finally {
      await backend.close()
    }
  } catch (error) {
    refuse(error instanceof HttpError ? userMessageOf(error) : explainStartFailure(error))
  }
}

/** What was refused because it may not be meant is done when it is asked for once more. */
function userMessageOf({ status, message }: HttpError): string {
  return status === 409 && word === 'disable' ? `${message}。确定要停用，请加上 --yes。` : message
}

async function list(backend: Backend): Promise<string[]> {
  const accounts = await listAccounts(backend)
  if (accounts.length === 0) return ['还没有管理员。']
  return accounts.map(({ username, realName, isEnabled, createTime }) =>
    [username, realName, isEnabled ? '启用' : '停用', createTime].filter(Boolean).join('  '),
  )
}

async function add(backend: Backend, username: string): Promise<string[]> {
  const password = generatePassword()
  await createAccount(backend, { username, password })
  return [`已添加管理员：${username}`, ...passwordLines(password)]
}

async function disable(backend: Backend, username: string, evenLast: boolean): Promise<string[]> {
  await disableAccount(backend, username, { evenLast })
  return [`已停用管理员：${username}，其登录已全部失效。`]
}

async function reset(backend: Backend, username: string): Promise<string[]> {
  const password = generatePassword()
  await resetPassword(backend, username, password)
  return [`已重置管理员密码：${username}，其登录已全部失效。`, ...passwordLines(password)]
}

function passwordLines(password: string): string[] {
  return [`密码：${password}`, '密码只显示这一次，请登录后尽快修改。']
}
