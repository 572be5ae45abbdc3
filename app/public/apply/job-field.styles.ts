import styled from 'styled-components'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Leaves room above for its own chip. */
export const Frame = styled(SurveyFrame)`
  margin-top: ${space.x5};
`

export const Ticket = styled.div`
  display: grid;
  gap: ${space.x1};
  padding: ${space.x2};
  background: ${color.surface};

  > * {
    min-width: 0;
  }

  ${media.fromTablet} {
    padding: ${space.x2} ${space.x3};
  }
`

/** Two facts that can be read and copied, not changed: name left, value right, no box around it. */
export const Ledger = styled.div`
  display: grid;
  gap: ${space.x05};

  > div {
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space.x1};
    align-items: baseline;
  }

  label {
    color: ${color.textSubtle};
    font-weight: ${token.fontWeight.regular};
  }

  input:read-only {
    min-height: 2rem;
    padding: 0 ${space.x05};
    border-color: transparent;
    background: none;
    font-weight: ${token.fontWeight.semibold};
    text-overflow: ellipsis;

    ${media.touch} {
      min-height: ${token.size.target};
    }
  }
`

export const Elsewhere = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  font-size: ${fontSize.small};

  a {
    display: inline-flex;
    align-items: center;

    ${media.touch} {
      min-height: ${token.size.target};
    }
  }

  /* Wide windows show what it leads to beside the form. */
  ${media.fromLaptop} {
    [data-narrow] {
      display: none;
    }
  }
`

export const Gone = styled.div`
  display: grid;
  gap: ${space.x05};
  padding: ${space.x15} ${space.x2};
  border-left: 3px solid ${color.survey};
  background: ${color.surveySoft};
  color: ${color.text};
  font-size: ${fontSize.small};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x1};
    align-items: baseline;
  }

  a {
    color: inherit;

    ${media.touch} {
      display: inline-flex;
      align-items: center;
      min-height: ${token.size.target};
    }
  }

  span {
    color: ${color.textMuted};
    font-size: ${fontSize.caption};
  }
`
