/** Told of writes of what visitors may be shown (content/registry/public-types.ts), here and in other processes on the same database. */
export interface ContentListener {
  /** Something was written, or may have been. */
  onWrite(): void
  /** From now on writes of other processes go unnoticed; what is known may be out of date. */
  onDisconnected(): void
  /** They are noticed again; what was written meanwhile was not. */
  onReconnected(): void
}
