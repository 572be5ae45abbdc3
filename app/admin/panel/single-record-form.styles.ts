import styled from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const Form = styled.form`
  ${denseControls}
  display: grid;
  gap: ${token.space.x2};
  max-width: 50rem;
  padding-top: ${token.space.x2};
`

export const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};

  h2 {
    margin: 0;
    font-size: ${token.fontSize.body};
    font-weight: ${token.fontWeight.semibold};
  }
`

/* Stays in sight below a long form. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space.x1};
  padding-block: ${token.space.x15};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.background};

  > :first-child {
    margin-inline-end: auto;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.small};
  }
`
