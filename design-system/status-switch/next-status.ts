/** A stored status: 1 is on, anything else is off. */
export type StatusFlag = 0 | 1

/** 1 becomes 0, anything else becomes 1 (back-office §4). */
export function nextStatus(status: unknown): StatusFlag {
  return status === 1 ? 0 : 1
}
