import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const CORNER = '16px'

export const Screen = styled.main`
  display: grid;
  min-height: 100dvh;
  background: ${token.color.tinted};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(480px, 0.9fr);
  }
`

/** The ink side with the survey grid; it says where one is and takes no attention from the form. */
export const Scene = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token.space.x3};
  padding: ${token.space.x3};
  overflow: hidden;
  isolation: isolate;

  ${media.fromLaptop} {
    padding: ${token.space.x6};
  }
`

export const Contours = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  color: ${token.color.contour};
`

export const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.x15};
  font-weight: ${token.fontWeight.semibold};

  svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${token.color.survey};
  }
`

export const Saying = styled.div`
  display: none;
  gap: ${token.space.x15};
  max-width: 30rem;

  strong {
    font-size: ${token.fontSize.h3};
    font-weight: ${token.fontWeight.semibold};
    line-height: ${token.lineHeight.snug};
  }

  p {
    color: ${token.color.textMuted};
  }

  ${media.fromLaptop} {
    display: grid;
  }
`

export const Coordinates = styled.p`
  display: none;
  color: ${token.color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.eyebrow};

  ${media.fromLaptop} {
    display: block;
  }
`

export const FormSide = styled.div`
  display: grid;
  align-items: start;
  justify-items: center;
  padding: ${token.space.x4} ${token.space.x2} ${token.space.x8};

  ${media.fromLaptop} {
    align-items: center;
  }
`

/** A bounding box around the form, with the four corner handles of the product's visual language. */
export const Box = styled.div`
  display: grid;
  gap: ${token.space.x3};
  width: min(100%, 416px);
  padding: ${token.space.x4} ${token.space.x3};
  border-radius: 2px;
  background:
    linear-gradient(${token.color.survey}, ${token.color.survey}) top left / ${CORNER} 2px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) top left / 2px ${CORNER},
    linear-gradient(${token.color.survey}, ${token.color.survey}) top right / ${CORNER} 2px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) top right / 2px ${CORNER},
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom left / ${CORNER} 2px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom left / 2px ${CORNER},
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom right / ${CORNER} 2px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom right / 2px ${CORNER},
    ${token.color.surface};
  background-repeat: no-repeat;
  box-shadow: ${token.shadow.medium};

  ${media.fromTablet} {
    padding: ${token.space.x5};
  }

  h1 {
    font-size: ${token.fontSize.h4};
  }
`

export const Fields = styled.form`
  display: grid;
  gap: ${token.space.x2};
`

export const Hint = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};

  code {
    display: inline-block;
    padding: 0 ${token.space.x05};
    border-radius: ${token.radius.small};
    background: ${token.color.sunken};
    color: ${token.color.text};
    font-family: ${token.font.figure};
  }
`
