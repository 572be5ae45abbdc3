import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { sheetFigures } from '#app/public/sheet-figures.ts'
import type { MessageFormProps } from '#app/public/message-form/index.ts'
import { Hero } from './hero/index.ts'
import type { HomePageContent } from './load-home-page.ts'
import { hasProof } from './proof/home-proof.ts'

export interface HomePageProps extends HomePageContent {
  /** What the server answered a message posted without JavaScript. */
  messageOutcome?: MessageFormProps['outcome']
}

/** The home page, section by section (public-site §2.3). */
export function HomePage(props: HomePageProps) {
  const { banners, services, about, proof, partners, contact, messageOutcome } = props
  const isProofShown = hasProof(proof)
  const figures = sheetFigures({
    services: true,
    about: true,
    proof: isProofShown,
    partners: true,
    contact: true,
  })
  return (
    <>
      <Hero banners={banners} />
      <ServiceCards services={services} />
      <AboutBlock about={about} />
      {isProofShown && <Proof proof={proof} figure={figures.proof} />}
      <Partners partners={partners} figure={figures.partners} />
      <ContactBlock contact={contact} messageOutcome={messageOutcome} figure={figures.contact} />
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
const Proof = hydrateOnVisible(
  () => import('./proof/index.ts'),
  (module) => module.Proof,
  { isAlive: false },
)
const Partners = hydrateOnVisible(
  () => import('./partners/index.ts'),
  (module) => module.Partners,
)
const ContactBlock = hydrateOnVisible(
  () => import('./contact-block/index.ts'),
  (module) => module.ContactBlock,
)
