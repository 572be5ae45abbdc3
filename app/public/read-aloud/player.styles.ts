import styled, { createGlobalStyle } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { HIGHLIGHT, MARKED } from './mark-sentence.ts'

const { color, space, size } = token

const marked = `
  background-color: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  text-decoration: underline 2px;
`

/** The mark of the sentence, and room so that the bar covers neither the end of the page nor what has the focus. */
export const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: 7rem; }
  body { padding-bottom: 5.5rem; }
  ::highlight(${HIGHLIGHT}) { ${marked} }
  [${MARKED}] { ${marked} }
  ${media.forcedColors} {
    ::highlight(${HIGHLIGHT}) { background-color: Highlight; color: HighlightText; }
    [${MARKED}] { outline: 3px solid Highlight; }
  }
  ${media.print} { body { padding-bottom: 0; } }
`

export const Bar = styled.div`
  position: fixed;
  z-index: ${token.zIndex.toast};
  inset: auto 0 calc(${space.x1} + env(safe-area-inset-bottom, 0px));
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05};
  align-items: stretch;
  justify-content: center;
  width: fit-content;
  max-width: calc(100% - 2 * ${space.x1});
  margin-inline: auto;
  padding: ${space.x05};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  color: ${color.text};

  ${media.print} {
    display: none;
  }
`

export const Control = styled.button`
  display: grid;
  gap: 2px;
  place-content: center;
  justify-items: center;
  min-width: calc(${size.target} + ${space.x1});
  min-height: 3.5rem;
  padding: ${space.x05};
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  background: transparent;
  color: inherit;
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
  word-break: keep-all;
  overflow-wrap: anywhere;

  > svg {
    width: ${size.icon};
    height: ${size.icon};
  }

  ${media.hover} {
    &:hover {
      background: ${color.hovered};
    }
  }

  &:active {
    background: ${color.sunken};
  }

  ${media.forcedColors} {
    border-color: ButtonText;
  }
`

export const Speed = styled.label`
  display: grid;
  gap: 2px;
  place-content: center;
  justify-items: center;
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};

  > select {
    min-height: ${size.controlSmall};
    border: 1px solid ${color.edge};
    border-radius: ${token.radius.small};
    background: ${color.surface};
    color: inherit;
    font: inherit;
  }

  ${media.touch} {
    > select {
      min-height: ${size.target};
    }
  }
`

export const Message = styled.p`
  align-content: center;
  max-width: 26rem;
  padding: ${space.x1} ${space.x15};
  font-size: ${token.fontSize.small};
`
