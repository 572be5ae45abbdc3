import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Strip = styled.div`
  margin-bottom: ${space.x4};

  ${media.fromLaptop} {
    margin-bottom: ${space.x6};
  }
`

export const Panel = styled.div`
  display: grid;
  gap: ${space.x4};
  align-items: center;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space.x8};
  }
`

/** Dark pictures keep an edge on the dark ground. */
export const Picture = styled.div`
  border: 1px solid ${color.lineStrong};
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.h3`
  font-size: ${fontSize.h3};
`

export const Text = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
`

export const Uses = styled.div`
  width: 100%;
`

export const ScenariosName = styled.h4`
  margin-top: ${space.x1};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: ${token.fontWeight.medium};
`

export const Scenarios = styled.ul`
  display: grid;
  margin-block: ${space.x1} ${space.x2};
  border-top: 1px solid ${color.lineStrong};
`

export const Scenario = styled.li`
  display: flex;
  gap: ${space.x15};
  align-items: center;
  padding-block: ${space.x15};
  border-bottom: 1px solid ${color.line};

  > [data-drawn] {
    color: ${color.surveyText};
  }
`
