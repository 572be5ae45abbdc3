const MEGABYTE = 1024 * 1024

/** The law's least retention of the audit log (docs/design/hardening.md#peoples-data). */
export const SHORTEST_AUDIT_DAYS = 183

/**
 * The limits and times of docs/operations/configuration.md that rules of the contract read, as they hold while the environment
 * says nothing. Milliseconds, bytes, counts.
 */
export const defaultSettings = {
  sessionIdleMs: 1_800_000,
  sessionMaxMs: 43_200_000,
  loginMaxFailures: 5,
  loginLockMs: 900_000,
  contactPerMinute: 10,
  applicationPerHour: 10,
  applicationRetentionDays: 730,
  auditRetentionDays: 365,
  uploadImageMaxBytes: 5 * MEGABYTE,
  uploadAudioMaxBytes: 10 * MEGABYTE,
  uploadVideoMaxBytes: 500 * MEGABYTE,
  uploadImageMaxPixels: 50_000_000,
}

/** The same as a host sets them. */
export type Settings = typeof defaultSettings
