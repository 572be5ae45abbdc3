import { useEffect, useState } from 'react'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { Example } from './example.tsx'
import { Trial } from './trial.tsx'

/**
 * Lets a visitor label a frame and see quality control at work. Until its script runs, and without one, a frame stands
 * there that is played through.
 */
export function TryLabeling() {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return (
    <PageSection
      headingId="try-labeling-heading"
      tone="ink"
      backdrop={<ContourLines hasGrid />}
      eyebrow="动手试试"
      title="试着标一个框"
      lead="照标注员的做法画一遍：提交后当场看到与参考的重合度、复标员的意见和验收结论。"
    >
      {isLive ? <Trial /> : <Example />}
    </PageSection>
  )
}
