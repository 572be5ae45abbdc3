import type { IncomingMessage, RequestListener } from 'node:http'
import client from 'prom-client'
import type { Backend, ScheduledBackups } from '#contract/engine/backend.ts'

/** What is measured of a running site (docs/operations/monitoring.md#指标). */
export interface Metrics {
  /** The same listener, whose answers are counted and timed. */
  measuring(listener: RequestListener): RequestListener
  /** Told of each public answer that was asked for: from memory, or made. */
  countKept(wasKept: boolean): void
  /** All of it as Prometheus reads it. */
  page(): Promise<{ contentType: string; text: string }>
}

const SECOND_MS = 1000
/** From what is kept in memory to what is given up. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Measures a site. Labels are only the kind of address and the class of the status, never what a caller sent.
 */
export function createMetrics({ isReady, backups }: Pick<Backend, 'isReady' | 'backups'>): Metrics {
  const registers = [new client.Registry()]
  client.collectDefaultMetrics({ register: registers[0] })
  const requests = new client.Histogram({
    name: 'tulian_http_request_duration_seconds',
    help: 'How long answers took, by the kind of address and the class of the status',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const kept = new client.Counter({
    name: 'tulian_kept_answers_total',
    help: 'Public answers given from memory (hit) or made (miss)',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['hit', 'miss']) kept.inc({ result }, 0)
  new client.Gauge({
    name: 'tulian_database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await isReady().catch(() => false)) ? 1 : 0)
    },
  })
  if (backups) measureBackups(backups, registers)

  return {
    measuring: (listener) => (request, response) => {
      const began = performance.now()
      response.once('close', () => {
        // Who has gone before the answer was told nothing.
        const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'gone'
        requests.observe({ kind: kindOf(request), status }, (performance.now() - began) / SECOND_MS)
      })
      listener(request, response)
    },
    countKept: (wasKept) => kept.inc({ result: wasKept ? 'hit' : 'miss' }),
    async page() {
      const [register] = registers
      return { contentType: register?.contentType ?? '', text: (await register?.metrics()) ?? '' }
    },
  }
}

/** What is not known yet is no number, rather than 1970 or a failure. */
function measureBackups(backups: NonNullable<Backend['backups']>, registers: client.Registry[]): void {
  const gauge = (name: string, help: string, read: (known: ScheduledBackups) => number | undefined) =>
    new client.Gauge({
      name: `tulian_backup_${name}`,
      help,
      registers,
      async collect() {
        this.set(read(await backups()) ?? NaN)
      },
    })
  gauge('last_timestamp_seconds', 'When the newest scheduled backup was taken', ({ takenAt }) =>
    secondsOf(takenAt),
  )
  gauge('last_size_bytes', 'How large it is', ({ size }) => size)
  gauge('last_success', 'Whether the last try of a scheduled backup succeeded', ({ takenAt, problem }) => {
    if (problem) return 0
    return takenAt === undefined ? undefined : 1
  })
  gauge('drill_timestamp_seconds', 'When a restore was last drilled', ({ drill }) => secondsOf(drill?.at))
  gauge('drill_success', 'Whether the last drill passed', ({ drill }) => drill && Number(drill.hasPassed))
}

const secondsOf = (moment: string | undefined) =>
  moment === undefined ? undefined : Date.parse(moment) / SECOND_MS

const kinds: [start: RegExp, kind: string][] = [
  [/^\/api\/(admin|[^?]*\/admin)(\/|\?|$)/, 'admin'],
  [/^\/api(\/|\?|$)/, 'api'],
  [/^\/(upload|share)\//, 'upload'],
  [/^\/(assets|images|fonts)\//, 'asset'],
  [/^\/(healthz|readyz|metrics)(\?|$)/, 'watch'],
]

function kindOf({ url = '' }: IncomingMessage): string {
  return kinds.find(([start]) => start.test(url))?.[1] ?? 'page'
}
