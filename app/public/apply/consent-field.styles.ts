import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** The whole notice is there to be read; on phones it scrolls in place so that the button stays near. */
export const Notice = styled.div`
  display: grid;
  gap: ${space.x15};
  max-height: 13rem;
  padding: ${space.x15} ${space.x2};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.tinted};
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  h3 {
    color: ${color.text};
    font-size: ${fontSize.small};
    font-weight: ${token.fontWeight.semibold};
  }

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.x2} ${space.x4};
    max-height: none;
    padding: ${space.x3};

    > p {
      grid-column: 1 / -1;
    }
  }
`

export const Agree = styled.label`
  display: flex;
  gap: ${space.x15};
  align-items: flex-start;
  min-height: ${token.size.target};
  padding-block: ${space.x1};
  cursor: pointer;
`

export const Box = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.2em 0 0;
  accent-color: ${color.primary};

  &[aria-invalid='true'] {
    outline: 2px solid ${color.dangerText};
    outline-offset: 1px;
  }
`

/** Keeps its line, so that the button does not move when something is wrong. */
export const Wrong = styled.p`
  display: flex;
  gap: ${space.x05};
  align-items: center;
  min-height: 1.5rem;
  color: ${color.dangerText};
  font-size: ${fontSize.small};

  > svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`
