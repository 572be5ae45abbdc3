import { createContext, useContext } from 'react'
import { company } from '#app/public/company.ts'
import { DEFAULT_POLICY_VERSION } from '#app/public/policies/policy-names.ts'

/** The facts that header, footer and forms of every page need; where administrators left one empty, the site's own. */
export interface SiteFacts {
  legalName: string
  blurb: string
  address: string
  phone: string
  email: string
  icpNumber: string
  /** Empty where there is none: then nothing of it is shown. */
  securityNumber: string
  /** Names the privacy policy that stands at its address now. */
  privacyVersion: string
}

/** What stands until administrators keep their own. */
export const defaultSiteFacts: SiteFacts = {
  legalName: company.legalName,
  blurb: company.blurb,
  address: company.address,
  phone: company.phone,
  email: company.email,
  icpNumber: company.filingNumber,
  securityNumber: '',
  privacyVersion: DEFAULT_POLICY_VERSION,
}

/** Filled by the layout around every public page. */
export const SiteFactsContext = createContext(defaultSiteFacts)

/** The facts of the site, for whatever stands on one of its pages. */
export const useSiteFacts = (): SiteFacts => useContext(SiteFactsContext)
