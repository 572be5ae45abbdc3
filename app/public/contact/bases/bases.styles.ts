import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { scripted, withoutScript } from '#design-system/tokens/without-script.ts'

const { color, space, fontSize } = token

const chosen = css`
  border-color: ${color.survey};
  background: ${color.surface};

  &::before {
    position: absolute;
    inset: -1px auto -1px -1px;
    width: 3px;
    border-radius: ${token.radius.small} 0 0 ${token.radius.small};
    background: ${color.survey};
    content: '';
  }
`

/** Where a press unfolds an entry, the others show no more than their name and address. */
const folded = css`
  @media (scripting: enabled) {
    ${scripted} > p,
    ${scripted} > a,
    ${scripted} [data-reach] {
      display: none;
    }
  }
`

export const Entry = styled.li<{ $isChosen: boolean }>`
  position: relative;
  display: grid;
  overflow-wrap: anywhere;
  gap: ${space.x1};
  padding: ${space.x2};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};
  transition:
    border-color ${token.duration.quick} ${token.easing.out},
    background-color ${token.duration.quick} ${token.easing.out};

  ${media.hover} {
    &:hover {
      border-color: ${color.edge};
    }
  }

  ${({ $isChosen }) => ($isChosen ? chosen : folded)}

  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

/** The whole entry is the target; links inside lie above it. */
export const Choice = styled.button`
  display: flex;
  gap: ${space.x2};
  align-items: baseline;
  justify-content: space-between;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  text-align: start;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${token.size.focusRing} solid ${color.focus};
    outline-offset: 2px;
  }

  strong {
    min-width: 0;
    font-weight: ${token.fontWeight.semibold};
    overflow-wrap: anywhere;
  }

  > span {
    flex: none;
    color: ${color.textSubtle};
    font-family: ${token.font.figure};
    font-size: ${fontSize.caption};
  }

  ${withoutScript(css`
    cursor: auto;
  `)}
`

const lines = css`
  display: grid;
  gap: ${space.x05};
`

export const Facts = styled.div`
  ${lines}
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  span {
    display: flex;
    gap: ${space.x1};
    align-items: flex-start;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    margin-top: 0.3em;
    color: ${color.textSubtle};
  }

  a {
    position: relative;
    z-index: ${token.zIndex.raised};
    color: inherit;
    font-family: ${token.font.figure};

    ${media.touch} {
      display: inline-flex;
      align-items: center;
      min-height: ${token.size.target};
    }
  }
`

export const Reach = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
`

/** What visitors can do about a base, above the press area of its name. */
export const Ways = styled.p`
  position: relative;
  z-index: ${token.zIndex.raised};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  justify-self: start;
`

export const Way = styled.a`
  display: inline-flex;
  gap: ${space.x05};
  align-items: center;
  color: ${color.link};
  font-size: ${fontSize.small};

  ${media.touch} {
    min-height: ${token.size.target};
  }

  > svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
`

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 26rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.tinted};

  ${media.fromLaptop} {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`
