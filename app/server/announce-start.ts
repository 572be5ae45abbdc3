import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import type { HostSettings } from '#operations/settings/settings.ts'

/** Prints where the site and the console are, and the first administrator whose password was given. */
export function announceStart(server: Server, settings: HostSettings, chosen: ChosenBackend): void {
  const { port } = server.address() as AddressInfo
  const shownHost = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const origin = `http://${shownHost}:${port}`
  const lines = ['', `网站    ${origin}`, `后台    ${origin}/admin`]
  if (chosen.created && !chosen.created.password)
    lines.push('', `已创建首位管理员：${chosen.created.username}（密码取自 ADMIN_PASSWORD）`)
  if (chosen.mock) {
    lines.push(
      '',
      '模拟数据模式：内容只在内存中，重启即还原。',
      `情境    ${origin}/mock（不用脚本也能选；有脚本时按 Alt+M）`,
    )
    const { account } = chosen.mock.describe()
    if (account) lines.push(`演示账号 ${account.username}，密码 ${account.password}`)
  }
  if (!settings.isPublicUrlGiven && !chosen.mock && process.env.NODE_ENV === 'production') {
    lines.push('', `提示：未设置 PUBLIC_URL，规范链接将使用 ${settings.publicUrl}。`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

/**
 * Prints the generated password of the first administrator at once. A later start cannot print it, even if this
 * one fails.
 */
export function announcePassword(username: string, password: string): void {
  const lines = [
    '',
    `已创建首位管理员：${username}`,
    `初始密码：${password}`,
    '密码只显示这一次，请登录后尽快修改。',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
