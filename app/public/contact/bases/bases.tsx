import { useState, type ReactNode } from 'react'
import { ExternalLink, Mail, MapPin, Phone } from 'lucide-react'
import { Link } from '@remix-run/react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { firstPlace, mapLink, type BasePlace } from './base-place.ts'
import { Layout, List, MapColumn, Scroller } from './bases-layout.styles.ts'
import { Choice, Entry, Facts, Reach, Way, Ways } from './bases.styles.ts'
import { MapFrame } from './map-frame.tsx'
import { PlaceSheet } from './place-sheet.tsx'

export interface BasesProps {
  bases: readonly BasePlace[]
  /** Whether there is a key to draw a map with. */
  hasMap: boolean
}

/** So many bases stand whole beside the map; a longer list scrolls. */
const WHOLE_AT_MOST = 6

/** The company's bases and the place of the chosen one (public-site §2.12). */
export function Bases({ bases, hasMap }: BasesProps) {
  const site = useSiteFacts()
  const [chosenId, setChosenId] = useState<BasePlace['id']>(() => firstPlace(bases).id)
  // A list that was loaded again may no longer hold the chosen one.
  const chosen = bases.find(({ id }) => id === chosenId) ?? firstPlace(bases, site)
  const list = (
    <List aria-label="公司基地">
      {bases.map((base) => (
        <Entry key={base.id} $isChosen={base.id === chosen.id}>
          <BaseEntry base={base} isChosen={base.id === chosen.id} choose={() => setChosenId(base.id)} />
        </Entry>
      ))}
    </List>
  )
  return (
    <PageSection
      id="bases"
      tone="ink"
      eyebrow="03 / 交付基地"
      title="到基地看一看"
      lead="作业区、质检席和实训室都可以预约参观，来之前打个电话就好。"
    >
      <Layout>
        {bases.length === 0 ? (
          <EmptyState icon={<MapPin />} title="暂无基地信息" />
        ) : bases.length > WHOLE_AT_MOST ? (
          <Scroller role="region" aria-label="公司基地列表，可滚动" tabIndex={0}>
            {list}
          </Scroller>
        ) : (
          list
        )}
        <MapColumn>
          {hasMap && chosen.coordinates ? (
            <MapFrame place={chosen} />
          ) : (
            <PlaceSheet place={chosen} places={bases} />
          )}
        </MapColumn>
      </Layout>
    </PageSection>
  )
}

interface BaseEntryProps {
  base: BasePlace
  isChosen: boolean
  choose: () => void
}

function BaseEntry({ base, isChosen, choose }: BaseEntryProps) {
  const { name, description, address, phone, email, workstationCount } = base
  return (
    <>
      <Choice type="button" aria-pressed={isChosen} onClick={choose}>
        <strong>{name}</strong>
        {workstationCount > 0 && <span>{workstationCount} 个工位</span>}
      </Choice>
      {description && <p>{description}</p>}
      <Facts>
        <Fact icon={<MapPin aria-hidden />}>{address}</Fact>
        <Reach data-reach>
          {phone && (
            <Fact icon={<Phone aria-hidden />}>
              <PhoneText phone={phone} />
            </Fact>
          )}
          {email && (
            <Fact icon={<Mail aria-hidden />}>
              <MailText email={email} />
            </Fact>
          )}
        </Reach>
      </Facts>
      <Ways>
        <Way as={Link} to={contactAddress(name)}>
          留言预约参观
        </Way>
        <Way href={mapLink(base)} target="_blank" rel="noreferrer">
          在高德地图中打开
          <ExternalLink aria-hidden />
        </Way>
      </Ways>
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span>
      {icon}
      {children}
    </span>
  )
}
