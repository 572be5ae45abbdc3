import { HttpError } from '#contract/shared/http-error.ts'

/**
 * What comes of each id of a call about many records, one after the other: a transaction is one connection.
 * @throws HttpError the first one, naming every id that refuses as `ids.7`
 */
export async function ofEach<Each>(
  ids: readonly number[],
  read: (id: number) => Promise<Each>,
): Promise<Each[]> {
  const found: Each[] = []
  const refused: { id: number; refusal: HttpError }[] = []
  for (const id of ids) {
    try {
      found.push(await read(id))
    } catch (refusal) {
      if (!(refusal instanceof HttpError)) throw refusal
      refused.push({ id, refusal })
    }
  }
  const [first] = refused
  if (!first) return found
  const errors = refused.map(({ id, refusal }) => ({ field: `ids.${id}`, message: refusal.message }))
  throw new HttpError(first.refusal.status, first.refusal.message, { errors })
}
