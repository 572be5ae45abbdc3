import styled from 'styled-components'
import { Modal } from '#design-system/modal/index.ts'
import { Picture } from '#design-system/picture/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** The whole window on phones, nearly all of it elsewhere, whatever the picture's size. */
export const Dialog = styled(Modal)`
  && {
    height: calc(100dvh - 32px);
  }

  /* The dialog's body; there is no footer. */
  > :last-child {
    display: flex;
    flex-direction: column;
    gap: ${space.x15};
    padding: ${space.x2};
  }

  ${media.belowTablet} {
    && {
      width: 100vw;
      height: 100dvh;
      max-height: none;
      border-radius: 0;
    }

    > :last-child {
      padding: ${space.x1};
    }
  }
`

/** The frame in which the picture is moved. The browser leaves every finger in it to the script. */
export const Stage = styled.div<{ $isEnlarged: boolean }>`
  position: relative;
  flex: 1 0 14rem;
  overflow: hidden;
  background: ${color.sunken};
  cursor: ${({ $isEnlarged }) => ($isEnlarged ? 'grab' : 'zoom-in')};
  touch-action: none;
  user-select: none;

  &:active {
    cursor: ${({ $isEnlarged }) => ($isEnlarged ? 'grabbing' : 'zoom-in')};
  }
`

export const Large = styled(Picture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;

  ${media.motion} {
    transition: transform ${token.duration.quick} ${token.easing.out};

    ${Stage}:active & {
      transition: none;
    }
  }
`

export const Description = styled.p`
  color: ${color.textMuted};
`

export const Hint = styled.p`
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
  text-align: center;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x4};
  justify-content: center;
`

export const Group = styled.div`
  display: flex;
  gap: ${space.x1};
  align-items: center;
`

export const Counter = styled.p`
  min-width: 5rem;
  font-family: ${token.font.figure};
  text-align: center;
`
