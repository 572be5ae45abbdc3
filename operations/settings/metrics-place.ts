import { isIP } from 'node:net'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { HOST_NAME, type Reader } from './environment.ts'

/** Where `/metrics` is served: nowhere, by the site itself for loopback callers, or by a separate listener. */
export type MetricsPlace = 'off' | 'on loopback' | { host: string; port: number }

/** Reads METRICS. @throws StartRefusal */
export function readMetricsPlace(read: Reader): MetricsPlace {
  const value = read.text('METRICS') ?? '0'
  if (value === '0') return 'off'
  if (value === '1') return 'on loopback'
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(value) ?? []
  const host = bracketed ?? plain ?? ''
  const port = Number(digits)
  const isHost = bracketed === undefined ? HOST_NAME.test(host) : isIP(host) === 6
  if (isHost && port <= 65_535) return { host, port }
  throw new StartRefusal(`METRICS=${value}：应为 0、1 或 主机:端口。`)
}
