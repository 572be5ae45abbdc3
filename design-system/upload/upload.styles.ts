import { DropZone } from 'react-aria-components'
import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export const Zone = styled(DropZone)<{ $isFilled: boolean; $isInvalid: boolean }>`
  display: grid;
  /* A preview of a fixed ratio is no wider than its place, however high the words in it are. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x15};
  padding: ${token.space.x15};
  border: 1px ${({ $isFilled }) => ($isFilled ? 'solid' : 'dashed')}
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

  ${media.forcedColors} {
    &[data-drop-target] {
      outline: 2px solid Highlight;
    }

    &[data-disabled] {
      border-color: GrayText;
    }
  }
`

/** What may be done here, beside a drawing. */
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

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`

/** Stands where a preview would when the stored file cannot be shown. */
export const MissingPreview = styled.div<{ $ratio: string }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space.x05};
  width: 100%;
  max-height: 16rem;
  aspect-ratio: ${({ $ratio }) => $ratio};
  padding: ${token.space.x1};
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  text-align: center;
`
