/**
 * The status of a failed read, in-process (`HttpError`) or over HTTP (`ApiError`); 0 without an answer. Compares names, since
 * host and site are separate bundles with their own copies of these classes.
 */
export function statusOf(error: unknown): number {
  const { name, status } = error as Partial<{ name: string; status: number }>
  return (name === 'HttpError' || name === 'ApiError') && status !== undefined ? status : 0
}
