import { DropZone } from 'react-aria-components'
import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const Zone = styled(DropZone)<{ $hasImage: boolean; $isInvalid: boolean }>`
  display: grid;
  gap: ${token.space.x15};
  padding: ${token.space.x15};
  border: 1px ${({ $hasImage }) => ($hasImage ? 'solid' : 'dashed')}
    ${({ $isInvalid }) => ($isInvalid ? token.color.dangerText : token.color.edge)};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  transition: background-color ${token.duration.quick} ${token.easing.out};

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-drop-target] {
    border-color: ${token.color.primary};
    background: ${token.color.primarySoft};
  }

  &[data-disabled] {
    background: ${token.color.sunken};
  }
`

export const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x15};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  > svg {
    flex: none;
    width: ${token.size.iconLarge};
    height: ${token.size.iconLarge};
  }
`

export const Picture = styled.img<{ $ratio: string }>`
  width: 100%;
  max-height: 16rem;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  object-fit: contain;
`

export const Missing = styled.div<{ $ratio: string }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space.x05};
  width: 100%;
  max-height: 16rem;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`
