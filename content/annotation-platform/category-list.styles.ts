import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${token.space.x1};
  padding: 0;
  margin: 0;
  list-style: none;
`

export const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
  padding-inline-end: ${token.space.x1};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};

  &:has([aria-pressed='true']) {
    border-color: ${token.color.primary};
    background: ${token.color.primarySoft};
  }
`

export const Choice = styled.button`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${token.space.x1};
  min-width: 0;
  min-height: ${token.size.target};
  padding: ${token.space.x1} ${token.space.x2};
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${token.color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-pressed='true'] {
    font-weight: ${token.fontWeight.medium};
  }
`

export const Count = styled.span`
  color: ${token.color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.small};
`
