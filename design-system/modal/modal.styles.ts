import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, duration, easing } = token

const WINDOW_MARGIN = '32px'

export const Root = styled.dialog<{ $width: string }>`
  width: ${({ $width }) =>
    $width.endsWith('%') ? `calc(100vw - ${WINDOW_MARGIN})` : `min(${$width}, 100vw - ${WINDOW_MARGIN})`};
  max-width: none;
  max-height: calc(100dvh - ${WINDOW_MARGIN});
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${token.shadow.high};
  opacity: 0;
  transform: translateY(12px) scale(0.985);
  transition:
    opacity ${duration.base} ${easing.out},
    transform ${duration.base} ${easing.out},
    overlay ${duration.base} allow-discrete,
    display ${duration.base} allow-discrete;

  ${media.fromTablet} {
    width: ${({ $width }) => `min(${$width.replace('%', 'vw')}, 100vw - ${WINDOW_MARGIN})`};
  }

  &[open] {
    display: flex;
    flex-direction: column;
    opacity: 1;
    transform: none;
  }

  &::backdrop {
    background: ${color.scrim};
    opacity: 0;
    transition:
      opacity ${duration.base} ${easing.out},
      overlay ${duration.base} allow-discrete,
      display ${duration.base} allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(12px) scale(0.985);
    }

    &[open]::backdrop {
      opacity: 0;
    }
  }

  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2};
  padding: ${space.x15} ${space.x15} ${space.x15} ${space.x3};
  border-bottom: 1px solid ${color.line};
`

export const Title = styled.h2`
  font-size: ${token.fontSize.h5};
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.x3};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x15};
  padding: ${space.x2} ${space.x3};
  border-top: 1px solid ${color.line};
`
