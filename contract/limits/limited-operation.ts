import { attemptKey, countAttempt } from '#contract/auth/rate-limit.ts'
import { messages } from '#contract/shared/messages.ts'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import { networkOf } from '#contract/shared/caller-network.ts'
import type { Operation } from '#contract/engine/operation.ts'

const limits = {
  contact: { windowMs: 60_000, most: (settings: Settings) => settings.contactPerMinute },
  application: { windowMs: 3_600_000, most: (settings: Settings) => settings.applicationPerHour },
  resume: { windowMs: 3_600_000, most: (settings: Settings) => settings.applicationPerHour },
} satisfies Record<string, { windowMs: number; most(settings: Settings): number }>

/**
 * Answers 429 with `Retry-After` when one address has had too many of these accepted
 * (docs/operations/configuration.md#次数与大小, CONTACT_PER_MINUTE, APPLICATION_PER_HOUR).
 */
export function limited<Sent, Answers>(
  name: keyof typeof limits,
  operation: Operation<Sent, Answers>,
): Operation<Sent, Answers> {
  const { windowMs, most } = limits[name]
  return {
    ...operation,
    refuses: [...(operation.refuses ?? []), 429],
    async perform(work) {
      const key = await attemptKey(name, networkOf(work.caller.address))
      const limit = {
        windowMs,
        most: most(work.backend.settings),
        isProlonged: false,
        message: messages.tooMany,
      }
      // In the transaction of the post itself: what is refused after this is not counted.
      await countAttempt(work.auditLog.withoutAudit, key, limit, work.backend.now())
      return operation.perform(work)
    },
  }
}
