import styled from 'styled-components'
import { Alert } from '#design-system/alert/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const SIDE_WIDTH = '15.5rem'
const HEADER_HEIGHT = '3.5rem'
const WIDEST_CONTENT = '1600px'

export const Ground = styled.div`
  min-height: 100dvh;
  background: ${token.color.background};

  ${media.fromLaptop} {
    display: grid;
    grid-template-columns: ${SIDE_WIDTH} minmax(0, 1fr);
  }
`

export const Side = styled.nav`
  display: none;
  --menu-ground: ${token.color.tinted};
  background: ${token.color.tinted};
  border-inline-end: 1px solid ${token.color.line};

  ${media.fromLaptop} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100dvh;
  }
`

/** The header and the panel; what stays in sight in a panel stays below the header. */
export const Column = styled.div`
  --sticky-top: ${HEADER_HEIGHT};
  --table-sticky-top: ${HEADER_HEIGHT};
`

export const Brand = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space.x1};
  height: ${HEADER_HEIGHT};
  padding: 0 ${token.space.x2};
  font-weight: ${token.fontWeight.semibold};
  letter-spacing: ${token.letterSpacing.wide};

  svg {
    width: 1.375rem;
    height: 1.375rem;
    color: ${token.color.survey};
  }

  span {
    color: ${token.color.textSubtle};
    font-weight: ${token.fontWeight.regular};
  }
`

export const SideScroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${token.space.x1} ${token.space.x3};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The search stays above. */
  scroll-padding-top: ${token.space.x6};
  scrollbar-width: thin;
`

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.zIndex.header};
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  height: ${HEADER_HEIGHT};
  padding: 0 ${token.space.x2};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.background};

  h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${token.fontSize.h5};
    text-overflow: ellipsis;
    white-space: nowrap;

    &:focus {
      outline: none;
    }
  }

  ${media.fromLaptop} {
    padding: 0 ${token.space.x3};
  }
`

export const OnlySmall = styled.span`
  display: inline-flex;

  ${media.fromLaptop} {
    display: none;
  }
`

export const Welcome = styled.span`
  display: none;
  max-width: 16rem;
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.fromTablet} {
    display: inline;
  }
`

export const Content = styled.main`
  max-width: ${WIDEST_CONTENT};
  padding: ${token.space.x2};
  font-size: ${token.fontSize.small};

  &:focus {
    outline: none;
  }

  ${media.fromLaptop} {
    padding: ${token.space.x3};
  }
`

export const Offline = styled.p`
  padding: ${token.space.x1} ${token.space.x3};
  background: ${token.color.surveySoft};
  color: ${token.color.onSurveySoft};
  font-size: ${token.fontSize.small};
`

/** Said above the panel that is shown in the place of one that there is not. */
export const Unknown = styled(Alert)`
  margin-bottom: ${token.space.x2};
`
