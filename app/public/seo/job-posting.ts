import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import type { JobPageContent } from '#app/public/contact/job-page/load-job-page.ts'
import { chaptersOf } from '#app/public/contact/jobs/job.ts'
import { organization } from './organization.ts'

/** Where each location of a posting lies (public-site §9); people on site are sent out from head office's province. */
const places: Record<string, { addressRegion: string; addressLocality?: string }> = {
  合肥: { addressRegion: '安徽省', addressLocality: '合肥市' },
  '淮南-山南': { addressRegion: '安徽省', addressLocality: '淮南市' },
  淮南山北: { addressRegion: '安徽省', addressLocality: '淮南市' },
  扬州: { addressRegion: '江苏省', addressLocality: '扬州市' },
  驻场: { addressRegion: '安徽省' },
}

const employmentTypes: Record<string, string> = { 全职: 'FULL_TIME', 兼职: 'PART_TIME', 实习: 'INTERN' }

/** A posting as a JobPosting of schema.org, with what Google requires of one. */
export function jobPosting({ job, since }: JobPageContent, publicUrl: string): object {
  const address = `${publicUrl}${jobAddress(job.id)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: postingHtml(job),
    datePosted: since,
    employmentType: employmentTypes[job.serviceMode],
    hiringOrganization: organization(publicUrl),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'CN', ...places[job.jobLocation] },
    },
    identifier: { '@type': 'PropertyValue', name: organization(publicUrl).name, value: String(job.id) },
    directApply: true,
    url: address,
  }
}

/** Google wants the whole description, in HTML. */
function postingHtml(job: JobPageContent['job']): string {
  const chapters = chaptersOf(job).map(([name, text]) => {
    const lines = text.split('\n').map(escaped)
    return `<p><strong>${name}</strong></p><p>${lines.join('<br>')}</p>`
  })
  return chapters.join('')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
