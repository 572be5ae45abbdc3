import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Rows = styled.ul`
  display: grid;
  max-height: 18rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  list-style: none;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x05} ${space.x1} ${space.x15};

  & + & {
    border-top: 1px solid ${color.line};
  }
`

export const RowTexts = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.x05};
  min-width: 0;
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  overflow-wrap: anywhere;
`

export const FileName = styled.span`
  color: ${color.text};
`

export const Waiting = styled.span`
  color: ${color.textSubtle};
`

export const Failure = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space.x05};
  color: ${color.dangerText};

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 0.2em;
  }
`
