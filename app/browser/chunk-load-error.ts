/** What people read where a lazily loaded part took longer than its time limit. */
export const CHUNK_TIMED_OUT = '页面加载超时，请刷新后重试'

/** What people read where the script of a lazily loaded part could not be fetched. */
export const CHUNK_LOAD_FAILED = '页面加载失败，请刷新后重试'

/** A lazily loaded part did not come: the connection failed or the time limit passed. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Makes the next rendering load the part again; a boundary calls it before it renders the part. */
  again?: () => void
}
