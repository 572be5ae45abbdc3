import styled from 'styled-components'
import { Section } from '#design-system/section/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import type { BpoPart } from '#app/public/internet-bpo/bpo-part.ts'

const { color, space } = token

export interface ContentsProps {
  parts: BpoPart[]
}

/** The page at one glance: every part with its number, each an anchor. */
export function Contents({ parts }: ContentsProps) {
  return (
    <Section spacing="none">
      <nav aria-label="本页内容">
        <Stations>
          {parts.map(({ name, figure, title }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <b aria-hidden>{figure}</b>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </Stations>
      </nav>
    </Section>
  )
}

const Stations = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-bottom: 1px solid ${color.line};

  ${media.fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }

  a {
    display: grid;
    gap: ${space.x05};
    height: 100%;
    min-height: ${token.size.target};
    padding: ${space.x2} ${space.x1} ${space.x2} 0;
    color: ${color.text};
    font-size: ${token.fontSize.small};
    font-weight: ${token.fontWeight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;

    ${media.belowTablet} {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space.x1};
      align-items: baseline;
      align-content: center;
      padding-block: ${space.x1};
    }
  }

  b {
    color: ${color.surveyText};
    font-family: ${token.font.figure};
    font-size: ${token.fontSize.caption};
    font-weight: ${token.fontWeight.regular};
  }

  span {
    ${clamped(2)}
  }

  ${media.hover} {
    a:hover {
      color: ${color.link};
      box-shadow: inset 0 -3px ${color.survey};
    }
  }
`
