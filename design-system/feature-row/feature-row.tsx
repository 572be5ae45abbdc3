import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export interface FeatureRowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode
  /** A paragraph under it. */
  description?: ReactNode
  /** Address of the picture; without one the words take the whole width. */
  imageUrl?: string
  /** What the picture shows; empty for decoration. */
  imageAlt?: string
  /** Picture before the words on wide windows. */
  isReversed?: boolean
  /** Rank of the heading. */
  level?: 2 | 3 | 4
}

/** Words beside a picture; more content goes under the words. */
export const FeatureRow = forwardRef<HTMLDivElement, FeatureRowProps>(function FeatureRow(
  { title, description, imageUrl, imageAlt = '', isReversed = false, level = 3, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} $hasPicture={Boolean(imageUrl)} $isReversed={isReversed}>
      <Words>
        <Title as={`h${level}`}>{title}</Title>
        {description && <Description>{description}</Description>}
        {children}
      </Words>
      {imageUrl && <MediaFrame src={imageUrl} alt={imageAlt} ratio="16/10" shownAs="half" />}
    </Root>
  )
})

const { color, space } = token

const Root = styled.div<{ $hasPicture: boolean; $isReversed: boolean }>`
  display: grid;
  gap: ${space.x3};
  align-items: center;

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'repeat(2, minmax(0, 1fr))' : 'none')};
    gap: ${space.x8};

    > :first-child {
      order: ${({ $isReversed }) => ($isReversed ? 1 : 0)};
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  font-size: ${token.fontSize.h3};
`

const Description = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
`
