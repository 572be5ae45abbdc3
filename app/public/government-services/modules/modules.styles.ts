import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

/** Where an anchor comes to rest: clear of the site's header. */
const belowHeader = `calc(${token.size.header} + ${space.x4})`

/** The dossiers' names along one line, each a station. */
export const Contents = styled.ol`
  display: grid;
  border-top: 1px solid ${color.lineStrong};
  margin-bottom: ${space.x6};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.x4};
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    margin-bottom: ${space.x8};
  }

  a {
    display: flex;
    gap: ${space.x15};
    align-items: baseline;
    min-height: ${token.size.target};
    padding-block: ${space.x15};
    border-bottom: 1px solid ${color.line};
    color: ${color.text};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: ${color.link};
  }

  a > :last-child {
    ${clamped(2)}
  }
`

export const Figure = styled.span`
  flex: none;
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
`

export const Dossiers = styled.div`
  display: grid;
  gap: ${space.x8};

  ${media.fromLaptop} {
    gap: ${space.x16};
  }
`

export const Dossier = styled.article<{ $hasPictures: boolean }>`
  display: grid;
  gap: ${space.x3};
  scroll-margin-top: ${belowHeader};

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPictures }) =>
      $hasPictures ? 'minmax(0, 4fr) minmax(0, 8fr)' : 'minmax(0, 46rem)'};
    gap: ${space.x8};
    align-items: start;
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x15};
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.fromLaptop} {
    position: sticky;
    top: ${belowHeader};
    padding-top: ${space.x2};
    border-top: 3px solid ${color.survey};
  }
`

export const Title = styled.h3`
  font-size: ${fontSize.h3};
`

export const Text = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
`
