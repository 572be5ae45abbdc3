import { company } from '#app/public/company.ts'

/** How the company is reached, as the contact block shows it. */
export interface CompanyContact {
  address: string
  phone: string
  email: string
}

/** Shows until the about record gives its own (public-site §2.3, X-07). */
export const defaultContact: CompanyContact = {
  address: company.address,
  phone: company.phone,
  email: company.email,
}
