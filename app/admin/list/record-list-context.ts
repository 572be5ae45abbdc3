import { createContext, useContext } from 'react'
import type { RecordListController } from './use-record-list.ts'

/** The state and acts of the record list around a view. */
export const RecordListContext = createContext<RecordListController | undefined>(undefined)

/** @throws Error outside of a record list */
export function useRecordListContext(): RecordListController {
  const list = useContext(RecordListContext)
  if (!list) throw new Error('This view stands in a RecordList only')
  return list
}
