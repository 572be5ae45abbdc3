import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { RAIL_WIDTH } from '#app/admin/form/single-record-form.styles.ts'

const { color, space } = token

export const Section = styled.section`
  display: grid;
  gap: ${space.x2};
  max-width: 76rem;
  padding-block: ${space.x4};

  /* Under the form, not under its rail. */
  ${media.fromDesktop} {
    padding-inline-start: calc(${RAIL_WIDTH} + ${space.x3});
  }

  > p {
    color: ${color.textMuted};
    font-size: ${token.fontSize.small};
  }
`

export const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space.x3};

  h3 {
    margin-bottom: ${space.x1};
    font-size: ${token.fontSize.small};
  }
`

/** A piece of the public site: what stands here asks for colours under the day's own attribute. */
export const Look = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  overflow: hidden;
  padding-bottom: ${space.x2};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.background};
  color: ${color.text};

  > * {
    margin-inline: ${space.x2};
  }
`

export const Ink = styled.div`
  display: flex;
  gap: ${space.x15};
  align-items: center;
  width: 100%;
  margin-inline: 0;
  padding: ${space.x2};
  background: ${color.background};
  color: ${color.text};

  > :last-child {
    margin-inline-start: auto;
  }
`

export const Mark = styled.span`
  display: inline-block;
  width: 0.625rem;
  height: 0.625rem;
  background: ${color.survey};
`

export const Action = styled.span`
  padding: ${space.x05} ${space.x15};
  border-radius: ${token.radius.medium};
  background: ${color.surveyAction};
  color: ${color.onSurveyAction};
  font-size: ${token.fontSize.small};
`

export const Picture = styled.img`
  width: calc(100% - 2 * ${space.x2});
  aspect-ratio: 3 / 1;
  border-radius: ${token.radius.small};
  object-fit: cover;
`

export const Link = styled.span`
  color: ${color.link};
  text-decoration: underline;
`
