import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

const besidePhoto = css`
  > :first-child {
    max-width: 16rem;
  }

  ${media.fromTablet} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${space.x4};
    align-items: start;
  }
`

export const Columns = styled.div<{ $hasPhoto: boolean }>`
  display: grid;
  gap: ${space.x3};
  overflow-wrap: anywhere;

  ${({ $hasPhoto }) => $hasPhoto && besidePhoto}
`

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x15};
  align-items: center;
  font-size: ${token.fontSize.h5};
`

export const Label = styled.h3`
  margin-top: ${space.x3};
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
  font-weight: ${token.fontWeight.regular};
`

export const Text = styled.p`
  margin-top: ${space.x05};
  white-space: pre-line;
`

/** Each stands on its own small station mark. */
export const Achievements = styled.ul`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x1};

  > li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }

  > li::before {
    width: 7px;
    height: 7px;
    margin-top: 0.65em;
    background: ${color.survey};
    content: '';
  }
`
