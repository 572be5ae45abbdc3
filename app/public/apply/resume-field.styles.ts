import styled from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** Uploading is the script's work. */
export const Needs = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

/**
 * The file input fills the whole well, so that the platform takes what is dropped on it. It is framed as an annotator
 * frames an object; the corner handles come with the pointer.
 */
export const Well = styled.div`
  --mark: ${color.primary};
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x15};
  align-items: center;
  justify-content: center;
  min-height: 5.5rem;
  padding: ${space.x2};
  border: 1.5px dashed ${color.edge};
  background: ${color.tinted};
  color: ${color.textMuted};
  transition: background-color ${token.duration.quick} ${token.easing.out};

  > svg {
    width: ${token.size.iconLarge};
    height: ${token.size.iconLarge};
    color: ${color.link};
  }

  ${media.hover} {
    &:hover {
      border-color: transparent;
      background: ${color.primarySoft};
    }

    &:hover::after {
      position: absolute;
      inset: -5.5px;
      pointer-events: none;
      content: '';
      ${boundingBox}
    }
  }

  &:has(:focus-visible) {
    outline: ${token.size.focusRing} solid ${color.focus};
    outline-offset: 2px;
  }
`

/** Nothing is dragged on a touch screen. */
export const Prompt = styled.span`
  u {
    color: ${color.link};
    font-weight: ${token.fontWeight.medium};
  }

  ${media.touch} {
    > span {
      display: none;
    }
  }
`

export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`

export const Chosen = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.x1} ${space.x15};
  align-items: center;
  padding: ${space.x15} ${space.x2};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};

  ${media.fromTablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }

  > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
    color: ${color.textSubtle};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x05};
  min-width: 0;
  color: ${color.textSubtle};
  font-size: ${token.fontSize.caption};
  font-variant-numeric: tabular-nums;
`

export const Name = styled.span`
  overflow: hidden;
  color: ${color.text};
  font-size: ${token.fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Progress = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${color.primary};
`

export const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${space.x1};

  ${media.fromTablet} {
    grid-column: auto;
  }
`
