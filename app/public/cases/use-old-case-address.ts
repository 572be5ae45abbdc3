import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { caseAddress } from './case-detail/case-address.ts'

/** Leads an address of before cases had pages, such as `/cases#case-3`, to the case's page. */
export function useOldCaseAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const [, id] = /^#case-([1-9]\d*)$/.exec(hash) ?? []
    // By a document: the router would first wait for the scripts of this page's late sections.
    if (id) location.replace(caseAddress(Number(id)))
  }, [hash])
}
