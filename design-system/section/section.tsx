import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Container, type ContainerProps } from '#design-system/container/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  /** Ground: plain, tinted, or ink (dark: every token inside turns to its dark value). */
  tone?: keyof typeof tones
  /** Air above and below. */
  spacing?: keyof typeof spacings
  /** Width of the container inside; `none` leaves it out. */
  width?: ContainerProps['$width'] | 'none'
  /** Decoration behind the content, such as contour lines. */
  backdrop?: ReactNode
}

/** A band of the page. Give it `aria-labelledby` with the id of its heading. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { tone = 'plain', spacing = 'normal', width = 'normal', backdrop, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-tone={tone} $tone={tone} $spacing={spacing}>
      {backdrop && <Backdrop aria-hidden>{backdrop}</Backdrop>}
      {width === 'none' ? children : <Content $width={width}>{children}</Content>}
    </Root>
  )
})

const tones = {
  plain: css`
    background: ${token.color.background};
  `,
  tinted: css`
    background: ${token.color.tinted};
  `,
  ink: css`
    background: ${token.color.background};
    color: ${token.color.text};
  `,
}

const { space } = token

const spacings = {
  normal: css`
    padding-block: ${space.x6};

    ${media.fromTablet} {
      padding-block: ${space.x8};
    }

    ${media.fromLaptop} {
      padding-block: ${space.x16};
    }
  `,
  compact: css`
    padding-block: ${space.x6};

    ${media.fromLaptop} {
      padding-block: ${space.x8};
    }
  `,
  none: null,
}

const Root = styled.section<{ $tone: keyof typeof tones; $spacing: keyof typeof spacings }>`
  position: relative;
  isolation: isolate;
  ${({ $tone }) => tones[$tone]}
  ${({ $spacing }) => spacings[$spacing]}
`

const Content = styled(Container)`
  position: relative;
`

const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`
