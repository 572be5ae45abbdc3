import { StartRefusal } from '#db/connection/start-refusal.ts'

/** The one line shown when the site cannot start: what is wrong and what to do. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof StartRefusal) return `无法启动：${error.message}`
  const { code, address, port, path, message, hostname } = error as NodeJS.ErrnoException & {
    address?: string
    port?: number
    hostname?: string
  }
  switch (code) {
    case 'EADDRINUSE':
      return `无法启动：端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 指定其他端口。`
    case 'EACCES':
      return `无法启动：没有权限使用 ${path ?? `PORT=${port}`}。`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `无法启动：HOST=${address ?? hostname ?? ''} 不是本机可用的地址。`
    case 'ENOSPC':
      return '无法启动：磁盘空间已满，请清理后重试。'
    default:
      return `无法启动：${message ?? String(error)}`.split('\n')[0] ?? '无法启动'
  }
}
