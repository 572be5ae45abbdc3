/** Kinds of tests whose runners tell each test by name; the others have one line a check or a picture. */
export const kindsWithTestNames = [
  'unit',
  'contract',
  'component',
  'journeys',
  'slow',
  'postgres',
  'faults',
  'e2e',
  'visual',
]
