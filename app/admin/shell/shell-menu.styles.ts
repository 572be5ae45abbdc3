import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

/* Stays at the top while the menu scrolls; its ground is that of what it stands on. */
export const SearchPlace = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token.zIndex.raised};
  display: flex;
  margin-inline: calc(-1 * ${token.space.x05});
  padding: ${token.space.x05} ${token.space.x05} ${token.space.x1};
  background: var(--menu-ground, ${token.color.surface});
`

export const Section = styled.div`
  & + & {
    margin-top: ${token.space.x15};
  }
`

export const Heading = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 1.75rem;
  padding: ${token.space.x05} ${token.space.x1};
  border: 0;
  border-radius: ${token.radius.small};
  background: none;
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};
  text-align: start;

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
    transition: transform ${token.duration.quick} ${token.easing.out};
  }

  &[aria-expanded='false'] svg {
    transform: rotate(-90deg);
  }

  &:disabled svg {
    visibility: hidden;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${token.color.text};
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }
`

export const Nothing = styled.p`
  padding-inline: ${token.space.x1};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`
