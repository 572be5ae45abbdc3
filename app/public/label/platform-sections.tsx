import type { LabelContent } from './label-content.ts'
import { Intelligence } from './sections/intelligence.tsx'
import { Quality } from './sections/quality.tsx'
import { Strengths } from './sections/strengths.tsx'
import { Support } from './support/support.tsx'

/** Everything below the introduction (public-site §2.13). */
export function PlatformSections(props: Pick<LabelContent, 'categories' | 'features' | 'qualityProcess'>) {
  const { categories, features, qualityProcess } = props
  return (
    <>
      <Support categories={categories} />
      <Intelligence features={features} />
      <Quality process={qualityProcess} />
      <Strengths />
    </>
  )
}
