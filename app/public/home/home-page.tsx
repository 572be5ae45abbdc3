import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import type { MessageFormProps } from '#app/public/message-form/index.ts'
import { Hero } from './hero/index.ts'
import type { HomePageContent } from './load-home-page.ts'

export interface HomePageProps extends HomePageContent {
  /** What the server answered a message posted without JavaScript. */
  messageOutcome?: MessageFormProps['outcome']
}

/** The home page, section by section (public-site §2.3). */
export function HomePage({ banners, services, about, partners, contact, messageOutcome }: HomePageProps) {
  return (
    <>
      <Hero banners={banners} />
      <ServiceCards services={services} />
      <AboutBlock about={about} />
      <Partners partners={partners} />
      <ContactBlock contact={contact} messageOutcome={messageOutcome} />
    </>
  )
}

const ServiceCards = hydrateOnVisible(
  () => import('./service-cards/index.ts'),
  (module) => module.ServiceCards,
  { isAlive: false },
)
const AboutBlock = hydrateOnVisible(
  () => import('./about-block/index.ts'),
  (module) => module.AboutBlock,
)
const Partners = hydrateOnVisible(
  () => import('./partners/index.ts'),
  (module) => module.Partners,
)
const ContactBlock = hydrateOnVisible(
  () => import('./contact-block/index.ts'),
  (module) => module.ContactBlock,
)
