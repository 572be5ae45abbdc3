import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export const Bar = styled.aside`
  position: fixed;
  inset: auto ${token.space.x1} ${token.space.x1} auto;
  z-index: ${token.zIndex.toast};
  margin: 0;
  max-width: calc(100vw - ${token.space.x2});
  padding: ${token.space.x1} ${token.space.x15};
  border: 1px dashed ${token.color.survey};
  border-radius: ${token.radius.medium};
  box-shadow: ${token.shadow.medium};
  font-size: ${token.fontSize.caption};

  summary {
    cursor: pointer;
  }

  ${media.touch} {
    summary {
      padding-block: ${token.space.x15};
    }

    select,
    button {
      min-height: ${token.size.target};
    }
  }

  form {
    display: flex;
    margin-top: ${token.space.x1};
    gap: ${token.space.x1};
    align-items: center;
  }
`

export const Label = styled.label`
  flex: none;
`

export const Choice = styled.select`
  min-height: 2rem;
  color: ${token.color.text};
  background: ${token.color.surface};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.small};
`

export const Plain = styled.button`
  min-height: 2rem;
  padding: 0 ${token.space.x1};
  background: none;
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.small};
`
