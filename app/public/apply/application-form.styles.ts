import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Form = styled.form`
  display: grid;
  gap: ${space.x5};
  min-width: 0;
  padding: ${space.x3};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.large};
  background: ${color.surface};
  box-shadow: ${token.shadow.medium};
  scroll-margin-top: calc(${token.size.header} + ${space.x2});

  ${media.fromTablet} {
    padding: ${space.x5};
  }
`

/**
 * Two columns of short fields; whatever holds long text takes both. A short field keeps the room of its error line, so
 * that nothing moves under the pointer when one appears on the way to the button.
 */
export const Part = styled.fieldset`
  display: grid;
  gap: ${space.x1} ${space.x3};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > * {
    align-content: start;
    min-width: 0;
  }

  > div:has(> input, > span > select) {
    min-height: 6.25rem;
  }

  > div:has(> textarea) {
    padding-bottom: ${space.x2};
  }

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;

    > :has(textarea, [type='file'], [role='group']),
    > noscript,
    > [role='region'],
    > label,
    > p {
      grid-column: 1 / -1;
    }
  }
`

/** Floats out of the fieldset's border, which browsers draw it into. */
export const Legend = styled.legend`
  display: flex;
  gap: ${space.x15};
  align-items: center;
  float: left;
  grid-column: 1 / -1;
  width: 100%;
  margin-bottom: ${space.x15};
  padding: 0 0 ${space.x15};
  border-bottom: 1px solid ${color.line};
  font-size: ${token.fontSize.h5};
  font-weight: ${token.fontWeight.semibold};

  &::before {
    flex: none;
    width: 8px;
    height: 8px;
    background: ${color.survey};
    content: '';
  }
`

export const Foot = styled.div`
  display: grid;
  gap: ${space.x2};
  align-items: center;
  padding-top: ${space.x3};
  border-top: 1px solid ${color.line};

  ${media.fromTablet} {
    grid-template-columns: 1fr auto;
  }
`
