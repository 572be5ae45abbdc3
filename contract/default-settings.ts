import type { Settings } from './engine/backend.ts'

const MEGABYTE = 1024 * 1024

/** What holds while the environment says nothing (docs/operating.md#environment). */
export const defaultSettings: Settings = {
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
