/** A part of the public site whose script is fetched by itself, and where a visitor meets it. */
export interface LatePart {
  /** Its file below app/public. */
  file: string
  kind: 'section' | 'form' | 'dialogs'
  address: string
  /** Which of its page's late sections it is, in the order of the page; the last one is the footer. */
  place: number
}

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
  ['/government-services', 'government-services/modules/modules.tsx'],
  [
    '/industry-education',
    'industry-education/schools/schools.tsx',
    'industry-education/chapters/chapters.tsx',
    'industry-education/tech-services/tech-services.tsx',
  ],
  ['/internet-bpo', 'internet-bpo/bpo-sections.tsx'],
  ['/label', 'label/intro/intro.tsx', 'label/platform-sections.tsx'],
  ['/map-surveying', 'map-surveying/showcases/showcases.tsx'],
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
