import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { ButtonLink } from '#design-system/button/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { serviceRoutes } from '#app/public/services.ts'

export interface ServiceBannerProps {
  /** The texts that administrators keep, or the page's defaults. */
  texts: PageTexts
  /** The service whose page this is. */
  path: (typeof serviceRoutes)[number]['path']
  /** Where the matching cases are. */
  casesPath: string
}

/** The top of a service page: texts, calls to action, its cases and the other services. */
export function ServiceBanner({ texts, path, casesPath }: ServiceBannerProps) {
  return (
    <>
      <PageBanner
        eyebrow="服务项目"
        title={texts.title}
        subtitle={texts.subtitle}
        description={texts.description}
        backgroundImage={texts.backgroundImage}
        trail={<Breadcrumbs linkAs={Link} trail={[{ label: '首页', to: '/' }, { label: texts.title }]} />}
        actions={
          <>
            <ButtonLink
              as={Link}
              to={contactAddress(serviceRoutes.find((route) => route.path === path)?.name)}
              variant="survey"
              size="large"
            >
              咨询合作
            </ButtonLink>
            <ButtonLink as={Link} to={casesPath} variant="secondary" size="large">
              查看案例
            </ButtonLink>
          </>
        }
      />
      <ServiceSwitcher path={path} />
    </>
  )
}

const ServiceSwitcher = hydrateOnVisible(
  () => import('./service-switcher.tsx'),
  (module) => module.ServiceSwitcher,
  { isAlive: false },
)
