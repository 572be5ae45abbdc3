/** The address that dials a phone number as people write it: `tel:` and its figures, with the + of a country code. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
