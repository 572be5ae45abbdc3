import { DropIndicator, GridList, GridListItem } from 'react-aria-components'
import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** Room for a picture, its name and its buttons, until the tile has been drawn once. */
const TILE_HEIGHT = '11rem'

/* A wrapping row, because in a grid the drop indicator would take a cell. */
export const Tiles = styled(GridList)`
  display: flex;
  flex-wrap: wrap;
  margin: calc(-0.5 * ${space.x1});
  outline: none;
  border-radius: ${token.radius.medium};

  &[data-drop-target] {
    background: ${color.primarySoft};
  }

  ${media.forcedColors} {
    &[data-drop-target] {
      outline: 2px dashed Highlight;
    }
  }
` as unknown as typeof GridList

export const Tile = styled(GridListItem)`
  position: relative;
  display: grid;
  grid-template-rows: auto auto auto;
  align-content: start;
  width: calc(50% - ${space.x1});
  margin: calc(0.5 * ${space.x1});
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  outline: none;
  content-visibility: auto;
  contain-intrinsic-size: auto ${TILE_HEIGHT};

  @container (width >= 30rem) {
    width: calc(100% / 3 - ${space.x1});
  }

  @container (width >= 44rem) {
    width: calc(25% - ${space.x1});
  }

  @container (width >= 62rem) {
    width: calc(100% / 6 - ${space.x1});
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }

  &[data-dragging] {
    opacity: 0.5;
  }
` as unknown as typeof GridListItem

export const Drop = styled(DropIndicator)`
  width: 0;
  outline: 1px solid transparent;

  &[data-drop-target] {
    outline: 2px solid ${color.survey};
  }

  ${media.forcedColors} {
    outline-color: Canvas;

    &[data-drop-target] {
      outline-color: Highlight;
    }
  }
`

export const Picture = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
  object-fit: contain;
`

export const Missing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.x05};
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Place = styled.span`
  position: absolute;
  inset-block-start: ${space.x05};
  inset-inline-start: ${space.x05};
  min-width: 1.5rem;
  padding: 0 ${space.x05};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: 1.5rem;
  text-align: center;
`

export const Caption = styled.span`
  padding: ${space.x05} ${space.x1} 0;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const TileActs = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0 ${space.x05};
`
