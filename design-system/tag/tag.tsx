import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** Meaning by colour; the text must say it too. */
  tone?: keyof typeof tones
  /** Icon before the text. */
  icon?: ReactNode
}

/** A label chip: a state, a category, a class of annotation. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { tone = 'neutral', icon, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} $tone={tone}>
      {icon}
      {children}
    </Root>
  )
})

const { color, space } = token

const tones = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.textMuted};
  `,
  primary: css`
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  `,
  success: css`
    background: ${color.terrainSoft};
    color: ${color.onTerrainSoft};
  `,
  warning: css`
    background: ${color.surveySoft};
    color: ${color.onSurveySoft};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  `,
}

const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.x05};
  max-width: 100%;
  padding: 0.125em ${space.x1};
  border-radius: ${token.radius.small};
  font-size: ${token.fontSize.caption};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`
