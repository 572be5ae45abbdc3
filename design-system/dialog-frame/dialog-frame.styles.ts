import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import styled, { css, keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(12px) scale(0.99); }`
const slide = keyframes`from { transform: translateX(-100%); }`

const PAGE_EDGE = token.space.x3

export const Scrim = styled(ModalOverlay).attrs({ 'data-scrim': '' } as object)<{
  $placement: 'centre' | 'start'
}>`
  position: fixed;
  inset: 0;
  z-index: ${token.zIndex.modal};
  display: flex;
  align-items: center;
  justify-content: ${({ $placement }) => ($placement === 'start' ? 'flex-start' : 'center')};
  height: var(--visual-viewport-height, 100dvh);
  background: ${token.color.scrim};

  &[data-entering] {
    animation: ${fade} ${token.duration.base} ${token.easing.out};
  }

  &[data-exiting] {
    animation: ${fade} ${token.duration.quick} ${token.easing.inOut} reverse;
  }
`

export const Box = styled(Modal)<{ $width: number }>`
  display: flex;
  width: ${({ $width }) => $width}px;
  max-width: calc(100% - 2 * ${PAGE_EDGE});
  max-height: calc(100% - 2 * ${PAGE_EDGE});
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.high};
  outline: none;

  &[data-entering] {
    animation: ${rise} ${token.duration.base} ${token.easing.out};
  }

  ${media.belowTablet} {
    max-width: calc(100% - ${token.space.x2});
    max-height: calc(100% - ${token.space.x2});
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`

export const DrawerBox = styled(Modal)<{ $width: number }>`
  display: flex;
  width: ${({ $width }) => $width}px;
  max-width: calc(100% - ${token.space.x6});
  height: 100%;
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.high};
  outline: none;

  &[data-entering] {
    animation: ${slide} ${token.duration.base} ${token.easing.out};
  }

  &[data-exiting] {
    animation: ${slide} ${token.duration.quick} ${token.easing.inOut} reverse;
  }
`

export const Sheet = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-radius: inherit;
  outline: none;
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
  padding: ${token.space.x15} ${token.space.x15} ${token.space.x15} ${token.space.x3};
  border-bottom: 1px solid ${token.color.line};

  h2 {
    min-width: 0;
    font-size: ${token.fontSize.h5};
  }
`

export const dialogBody = css`
  flex: 1;
  min-height: 0;
  padding: ${token.space.x3};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token.space.x8};
`

export const dialogFoot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space.x1};
  padding: ${token.space.x15} ${token.space.x3};
  border-top: 1px solid ${token.color.line};
`
