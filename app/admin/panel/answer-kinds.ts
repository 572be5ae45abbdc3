/** Whether an answer is a list of records. */
export function isList(answer: unknown): boolean {
  return Array.isArray(answer) && answer.every(isObject)
}

/** Whether it is a page of a list with the number of all. */
export function isPage(answer: unknown): boolean {
  return isObject(answer) && 'records' in answer && isList(answer.records)
}

/** Whether it is a record; `null` is one that was never saved. */
export function isRecord(answer: unknown): boolean {
  return answer === null || (isObject(answer) && !Array.isArray(answer))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
