import { organization } from './organization.ts'

/** A service page as a Service of schema.org. */
export function serviceData(
  { name, description, path }: { name: string; description: string; path: string },
  publicUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: `${publicUrl}${path}`,
    provider: organization(publicUrl),
    areaServed: { '@type': 'Country', name: '中国' },
  }
}
