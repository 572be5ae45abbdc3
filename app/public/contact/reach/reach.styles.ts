import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Columns = styled.div`
  display: grid;
  gap: ${space.x6};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space.x8};
    align-items: start;
  }
`

export const Ways = styled.div`
  display: grid;
  gap: ${space.x3};
  min-width: 0;

  > :first-child {
    margin-bottom: ${space.x1};
  }
`

/** Rows of one measured list: icon and name left, value right. */
export const Details = styled.dl`
  display: grid;
  border-top: 1px solid ${color.lineStrong};

  > div {
    display: grid;
    gap: ${space.x05} ${space.x3};
    align-items: baseline;
    padding-block: ${space.x2};
    border-bottom: 1px solid ${color.line};

    ${media.fromTablet} {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }

  dt {
    display: flex;
    gap: ${space.x1};
    align-items: center;
    color: ${color.textMuted};
    font-size: ${fontSize.small};

    > svg {
      flex: none;
      width: 1.125rem;
      height: 1.125rem;
      color: ${color.surveyText};
    }
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x05} ${space.x2};
    align-items: center;
    justify-content: space-between;
    min-width: 0;
  }

  /* A quiet button's text stands in line with the values, not its padding. */
  dd > button {
    margin-inline-start: calc(-1 * ${space.x15});
  }
`

export const Value = styled.span`
  min-width: 0;
  color: ${color.text};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  text-wrap: balance;
  overflow-wrap: anywhere;

  &[data-figure] {
    font-family: ${token.font.figure};
    text-decoration-color: ${color.lineStrong};
    text-decoration-thickness: 1px;

    ${media.touch} {
      display: inline-flex;
      align-items: center;
      min-height: ${token.size.target};
    }

    &:hover {
      color: ${color.link};
      text-decoration-color: currentColor;
    }
  }
`

/** Dialogs need the script: without it the values above and the codes in the footer are all there is. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space.x15};

  ${media.fromLaptop} {
    grid-template-columns: 1fr 1fr;
  }

  @media (scripting: none) {
    display: none;
  }
`

export const Tile = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space.x15};
  align-items: center;
  width: 100%;
  height: 100%;
  padding: ${space.x15};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.text};
  line-height: ${token.lineHeight.snug};
  text-align: start;
  cursor: pointer;
  transition:
    border-color ${token.duration.quick} ${token.easing.out},
    background-color ${token.duration.quick} ${token.easing.out};

  strong {
    font-size: ${fontSize.small};
    font-weight: ${token.fontWeight.semibold};
  }

  > span:last-child {
    color: ${color.textSubtle};
    font-size: ${fontSize.caption};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.edge};
      background: ${color.hovered};
    }
  }
`

export const TileIcon = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  width: ${token.size.controlMedium};
  height: ${token.size.controlMedium};
  border-radius: ${token.radius.round};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};

  > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`

export const Failure = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize.small};

  &:empty {
    display: none;
  }
`

export const FormPanel = styled.div`
  display: grid;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.large};
  background: ${color.surface};
  box-shadow: ${token.shadow.medium};

  > form {
    padding: ${space.x3};

    ${media.fromTablet} {
      padding: ${space.x4} ${space.x5} ${space.x5};
    }
  }
`

/** The head of the form, on the graph paper of the site's contact sheets. */
export const FormHeading = styled.div`
  display: grid;
  gap: ${space.x1};
  padding: ${space.x3};
  border-bottom: 1px solid ${color.line};
  background-color: ${color.tinted};
  background-image:
    linear-gradient(${color.grid} 1px, transparent 1px),
    linear-gradient(90deg, ${color.grid} 1px, transparent 1px);
  background-position: -1px -1px;
  background-size: ${space.x3} ${space.x3};

  ${media.fromTablet} {
    padding: ${space.x3} ${space.x5};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

export const FormTitle = styled.h2`
  font-size: ${fontSize.h4};
`
