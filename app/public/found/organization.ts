import { company } from '#app/public/company.ts'

/** The company in a few words, as publisher and employer. */
export function organization(publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: company.name,
    url: `${publicUrl}/`,
    logo: { '@type': 'ImageObject', url: `${publicUrl}/icons/icon-512.png`, width: 512, height: 512 },
  } as const
}
