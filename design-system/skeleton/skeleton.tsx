import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** What stands here later: a line of text, a block, or a circle. */
  shape?: keyof typeof shapes
  /** Any CSS width; the full width unless said otherwise. */
  width?: string
  /** Any CSS height; a line of text keeps the height of its font. */
  height?: string
}

/** Holds the place of content that is loading. Hidden from screen readers: the region says `aria-busy` itself. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width, height, ...rest },
  ref,
) {
  return <Root ref={ref} aria-hidden {...rest} $shape={shape} $width={width} $height={height} />
})

export interface SkeletonTextProps extends ComponentPropsWithoutRef<'span'> {
  /** Number of lines; the last one is shorter. */
  lines?: number
}

/** Several lines of text that are loading. */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonTextProps>(function SkeletonText(
  { lines = 3, ...rest },
  ref,
) {
  return (
    <Lines ref={ref} aria-hidden {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </Lines>
  )
})

const { color, radius } = token

const shapes = {
  text: css`
    height: 1em;
    margin-block: 0.35em;
    border-radius: ${radius.small};
  `,
  box: css`
    border-radius: ${radius.medium};
  `,
  circle: css`
    border-radius: ${radius.round};
    aspect-ratio: 1;
  `,
}

const sweep = keyframes`to { background-position: -100% 0; }`

const Root = styled.span<{ $shape: keyof typeof shapes; $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  ${({ $shape }) => shapes[$shape]}
  ${({ $height }) => $height && `height: ${$height};`}
  background: linear-gradient(100deg, ${color.skeleton} 40%, ${color.skeletonGlow} 50%, ${color.skeleton} 60%)
    100% 0 / 200% 100%;
  animation: ${sweep} 1.6s linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }

  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`

const Lines = styled.span`
  display: block;
`
