import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import type { CasePage } from '#app/public/cases/case-pages.ts'
import { serviceOf, topicOf } from '#app/public/cases/service-of.ts'
import { Actions, Blank, Sheet, Text, Title, Words } from './no-cases.styles.ts'

export interface NoCasesProps {
  page: CasePage
}

/** What visitors of a page without cases see: a sheet still to be surveyed, and the ways on (public-site §2.11). */
export function NoCases({ page }: NoCasesProps) {
  const { title } = page
  const service = serviceOf(page)
  return (
    <Sheet>
      <ContourLines hasGrid />
      <Words>
        <Title>暂无案例</Title>
        <Text>
          {`“${title}”的项目记录经客户同意后才会公开，目前还在整理。可以先看看我们怎么做，或直接说说您手上的数据，项目经理会讲同类项目的做法。`}
        </Text>
        <Actions>
          <ButtonLink as={Link} to={service.to} iconAfter={<ArrowRight aria-hidden />}>
            {`了解${service.title}`}
          </ButtonLink>
          <ButtonLink as={Link} to={contactAddress(topicOf(page))} variant="secondary">
            咨询同类项目
          </ButtonLink>
        </Actions>
      </Words>
      <Blank aria-hidden />
    </Sheet>
  )
}
