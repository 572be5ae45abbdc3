import { company } from '#app/public/company.ts'
import { withDefaults } from '#app/public/with-defaults.ts'

/** How the company is reached, as the contact block shows it. */
export interface CompanyContact {
  address: string
  phone: string
  email: string
}

/** Shows until the about record or the settings give their own (public-site §2.3, X-07). */
export const defaultContact: CompanyContact = {
  address: company.address,
  phone: company.phone,
  email: company.email,
}

/** The about record's details; where it has none those of the site's settings, else the company's defaults. */
export function contactOf(
  about: Partial<CompanyContact> | null,
  settings: Partial<CompanyContact> | null,
): CompanyContact {
  return withDefaults(about, withDefaults(settings, defaultContact))
}
