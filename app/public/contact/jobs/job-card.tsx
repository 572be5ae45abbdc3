import { useSearchParams } from '@remix-run/react'
import { ArrowUpRight, MapPin } from 'lucide-react'
import { Card, CardBody, CardFooter, CardTitle } from '#design-system/card/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { DetailLink } from '#app/public/details/index.ts'
import { factsOf, type Job } from './job.ts'
import { Facts, Place, Summary, Tags } from './jobs.styles.ts'

/** One posting; pressing it opens its details. */
export function JobCard({ job }: { job: Job }) {
  const { id, jobTitle, jobLocation, jobDescription, tags } = job
  const [search] = useSearchParams()
  const location = search.get('location')
  return (
    <Card variant="raised" isInteractive>
      <CardBody>
        <CardTitle>
          <DetailLink
            kind="jobs"
            id={id}
            search={location === null ? '' : `?${new URLSearchParams({ location })}`}
          >
            {jobTitle}
          </DetailLink>
        </CardTitle>
        <Facts>
          {factsOf(job).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Summary>{jobDescription}</Summary>
        <Tags data-tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
        <CardFooter>
          <Place>
            <MapPin aria-hidden />
            {jobLocation}
          </Place>
          <ArrowUpRight aria-hidden />
        </CardFooter>
      </CardBody>
    </Card>
  )
}
