import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** The whole notice is there to be read; it scrolls in place so that the button stays near. */
export const Notice = styled.div`
  display: grid;
  gap: ${space.x15};
  max-height: 15rem;
  padding: ${space.x2} ${space.x3};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.tinted};
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  h2 {
    color: ${color.text};
    font-size: ${fontSize.small};
    font-weight: ${token.fontWeight.semibold};
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
