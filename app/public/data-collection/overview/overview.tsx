import { ArrowDown } from 'lucide-react'
import { Section } from '#design-system/section/index.ts'
import { kindWords, type Collection } from '#app/public/data-collection/collection.ts'
import { kindIcons } from '#app/public/data-collection/kind-icons.ts'
import {
  Count,
  Description,
  Entry,
  Heading,
  Index,
  Mark,
  Statement,
  Subtitle,
  Words,
} from './overview.styles.ts'

export interface OverviewProps {
  collection: Collection
}

/** What collecting means here, and an index of the kinds with their samples (public-site §2.9). */
export function Overview({ collection }: OverviewProps) {
  const { title, subtitle, description, kinds } = collection
  return (
    <Section aria-labelledby="overview-heading">
      <Statement>
        <Words>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          <Heading id="overview-heading">{title || '采什么，怎么采'}</Heading>
        </Words>
        {description && <Description>{description}</Description>}
      </Statement>
      {kinds.length > 0 && (
        <nav aria-label="采集类型">
          <Index>
            {kinds.map(({ kind, title: name, samples }) => {
              const Icon = kindIcons[kind]
              return (
                <li key={kind}>
                  <Entry href={`#${kind}`}>
                    <Mark aria-hidden>
                      <Icon />
                      <ArrowDown />
                    </Mark>
                    <Count>
                      <b>{samples.length}</b>
                      {kindWords[kind].unit}
                    </Count>
                    <strong>{name}</strong>
                  </Entry>
                </li>
              )
            })}
          </Index>
        </nav>
      )}
    </Section>
  )
}
