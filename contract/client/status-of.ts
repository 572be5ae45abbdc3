/**
 * The status of a refused read, whether it was made in the process (`HttpError`) or over HTTP (`ApiError`); 0 where there was no
 * answer. Told by its name, since host and site are bundled apart and each has a copy of these classes.
 */
export function statusOf(error: unknown): number {
  const { name, status } = error as Partial<{ name: string; status: number }>
  return (name === 'HttpError' || name === 'ApiError') && status !== undefined ? status : 0
}
