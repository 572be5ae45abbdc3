import { company } from '#app/public/company.ts'

/** The company in a few words, as publisher and employer. */
export function organization(publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: company.name,
    url: `${publicUrl}/`,
    // Of any size from 112 px; one that is told would have to be a QuantitativeValue.
    logo: { '@type': 'ImageObject', url: `${publicUrl}/icons/icon-512.png` },
  } as const
}
