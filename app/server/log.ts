import type { Backend } from '#contract/engine/backend.ts'
import { currentRequestId } from '#app/server/request-ids.ts'
import type { LogLevel } from '#operations/settings/settings.ts'
import { redactSecrets } from '#app/server/redact-secrets.ts'

const RANKS: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 }

/** Writes one JSON object a line to standard output. */
export interface Log {
  /** What a backend reports: an error, unless it says that it is none. */
  report: Backend['report']
  info(event: string, detail?: Record<string, unknown>): void
  warn(event: string, detail?: Record<string, unknown>): void
  error(event: string, detail?: Record<string, unknown>): void
}

/**
 * Creates a log with a minimum level (docs/operations/configuration.md#监控与缓存, LOG_LEVEL). Tokens, identity numbers
 * and phones are redacted; the request id never is.
 */
export function createLog(level: LogLevel, write = (line: string) => process.stdout.write(line)): Log {
  const at =
    (rank: Exclude<LogLevel, 'debug' | 'silent'>) =>
    (event: string, detail: Record<string, unknown> = {}) => {
      if (RANKS[rank] < RANKS[level]) return
      const requestId = currentRequestId()
      const line = { time: new Date().toISOString(), level: rank, event, requestId, ...detail }
      write(
        `${JSON.stringify(line, (key, value: unknown) => (key === 'requestId' ? value : withoutSecret(value)))}\n`,
      )
    }
  const leveled = { info: at('info'), warn: at('warn'), error: at('error') }
  return { ...leveled, report: (event, detail, level = 'error') => leveled[level](event, detail) }
}

const withoutSecret = (value: unknown) => (typeof value === 'string' ? redactSecrets(value) : value)
