import type { MessageFormProps } from '#app/public/message-form/index.ts'
import { AboutBlock } from './about-block/index.ts'
import { ContactBlock } from './contact-block/index.ts'
import { Hero } from './hero/index.ts'
import type { HomePageContent } from './load-home-page.ts'
import { Partners } from './partners/index.ts'
import { ServiceCards } from './service-cards/index.ts'

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
