/** A part of the public site whose script is fetched by itself, and where a visitor meets it. */
export interface LatePart {
  /** Its file below app/public. */
  file: string
  kind: 'section' | 'form' | 'dialogs'
  address: string
  /** Which of its page's late sections it is, in the order of the page; the last one is the footer. */
  place: number
}

/** The piece of news that is taken down before anything is tried. */
export const TAKEN_DOWN = 1

const pages: [address: string, ...sections: string[]][] = [
  [
    '/',
    'home/service-cards/index.ts',
    'home/about-block/index.ts',
    'home/partners/index.ts',
    'home/contact-block/index.ts',
    'layout/footer/index.ts',
  ],
  ['/about', 'about/sections.ts'],
  ['/contact', 'contact/jobs/index.ts', 'contact/bases/index.ts'],
  [
    '/data-annotation',
    'data-annotation/intro/intro.tsx',
    'data-annotation/areas/areas.tsx',
    'data-annotation/solutions/solutions.tsx',
    'data-annotation/process/process.tsx',
    'get-in-touch/get-in-touch.tsx',
  ],
  ['/data-annotation-cases/autonomous-driving', 'cases/special/driving-sections.tsx'],
  ['/data-collection', 'data-collection/collection-sections.tsx'],
  ['/government-cases', 'cases/sections.ts'],
  ['/government-cases/land-extension', 'cases/special/land-sections.tsx'],
  ['/government-cases/natural-disaster', 'cases/special/disaster-sections.tsx'],
  ['/government-cases/soil-submission', 'cases/special/soil-sections.tsx'],
  ['/government-services', 'government-services/sections.ts'],
  ['/industry-education', 'industry-education/sections.ts'],
  ['/internet-bpo', 'internet-bpo/bpo-sections.tsx'],
  ['/label', 'label/intro/long-text.tsx', 'label/platform-sections.tsx'],
  ['/map-surveying', 'map-surveying/sections.ts'],
  ['/privacy', 'policies/policy-text.tsx'],
  [`/about/news/${TAKEN_DOWN}`, 'reading/gone-notice.tsx'],
]

/** Every one of them; docs/lost-scripts.md is held to what the code fetches (scripts/checks/lost-scripts.test.ts). */
export const lateParts: LatePart[] = [
  ...pages.flatMap(([address, ...sections]) =>
    sections.map((file, place): LatePart => ({ file, kind: 'section', address, place })),
  ),
  { file: 'apply/application-form-live.tsx', kind: 'form', address: '/apply', place: 0 },
  { file: 'message-form/message-form-live.tsx', kind: 'form', address: '/contact', place: 0 },
  { file: 'layout/footer/footer-dialog.tsx', kind: 'dialogs', address: '/contact', place: 2 },
]
