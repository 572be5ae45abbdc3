import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demo } from '#content/annotation-platform/annotation-platform.demo.ts'
import { AnnotationIcon } from './annotation-icon.tsx'
import { annotationIcons } from '#app/shared/annotation-icons.ts'

test('A-212 icons are found by their name, however it is written', () => {
  const { container } = render(
    <>
      <AnnotationIcon name="scan-face" />
      <AnnotationIcon name="ScanFace" />
    </>,
  )
  expect(container.querySelectorAll('.lucide-scan-face')).toHaveLength(2)
})

test('an unknown or empty name shows the neutral mark, also one that every object knows', () => {
  const { container } = render(
    <>
      <AnnotationIcon name="" />
      <AnnotationIcon name="constructor" />
    </>,
  )
  expect(container.querySelectorAll('.lucide-diamond')).toHaveLength(2)
})

test('every icon of the demonstration content is in the table', () => {
  const names = [...demo['data-annotation-support'], ...demo['intelligent-annotation']].map(({ icon }) =>
    String(icon),
  )
  expect(names.filter((name) => !Object.hasOwn(annotationIcons, name))).toEqual([])
})
