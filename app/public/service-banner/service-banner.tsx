import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { ButtonLink } from '#design-system/button/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import { serviceRoutes, type ServiceRoute } from '#app/public/services.ts'

export interface ServiceBannerProps {
  /** The texts that administrators keep, or the page's defaults. */
  texts: PageTexts
  /** The service whose page this is. */
  path: (typeof serviceRoutes)[number]['path']
  /** Short Latin label above the name. */
  eyebrow: string
  /** Where the matching cases are; left out where there are none. */
  casesPath?: string
}

/** The top of a service page: what it is called, how to ask for it, where to see it done. */
export function ServiceBanner({ texts, path, eyebrow, casesPath }: ServiceBannerProps) {
  const index = serviceRoutes.findIndex((route: ServiceRoute) => route.path === path)
  return (
    <PageBanner
      eyebrow={eyebrow}
      title={texts.title}
      subtitle={texts.subtitle}
      description={texts.description}
      backgroundImage={texts.backgroundImage}
      trail={<Breadcrumbs linkAs={Link} trail={[{ label: '首页', to: '/' }, { label: texts.title }]} />}
      reading={`SHEET ${index + 1} / ${serviceRoutes.length}`}
      actions={
        <>
          <ButtonLink as={Link} to={contactAddress(serviceRoutes[index]?.name)} variant="survey" size="large">
            咨询合作
          </ButtonLink>
          {casesPath && (
            <ButtonLink as={Link} to={casesPath} variant="secondary" size="large">
              查看案例
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
