import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

const figures = `
  font-family: ${token.font.figure};
  font-size: 0.75rem;
  line-height: 1;
  white-space: nowrap;
`

/** Names of the bases stand on the degrees' place on phones. */
const notOnPhones = `
  ${media.belowTablet} {
    display: none;
  }
`

/** Lines keep their width whatever the size of the drawing (`vector-effect` in the file). */
export const Ground = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  stroke: ${color.textSubtle};
  stroke-width: 1.5;

  /* Thin lines that echo the boundary on both sides, as contours do. */
  [stroke-width] {
    stroke: color-mix(in srgb, ${color.edge} 45%, ${color.contour});
  }

  [data-gap] {
    stroke: ${color.tinted};
  }

  ${media.forcedColors} {
    --color-link: CanvasText;
    --color-edge: CanvasText;
    --color-grid: Canvas;
    stroke: CanvasText;

    [stroke-width] {
      stroke: none;
    }
  }
`

/** Names of provinces, cities, waters and peaks; a halo of the ground keeps them apart from the lines. */
export const Names = styled.div`
  color: ${color.textMuted};
  font-size: 0.75rem;
  line-height: 1;
  text-shadow:
    0 0 3px ${color.tinted},
    0 0 3px ${color.tinted},
    0 0 5px ${color.tinted};
  white-space: nowrap;

  span {
    position: absolute;
    transform: translate(-50%, -50%);
  }

  [data-kind='province'] > span {
    color: ${color.textSubtle};
    font-size: 0.9375rem;
    letter-spacing: 0.7em;
  }

  [data-kind='water'] > span {
    color: ${color.link};
    font-style: italic;
  }

  [data-kind='city'] > span {
    padding-inline: 0.5rem;
    transform: translate(0, -50%);

    &::before {
      position: absolute;
      top: 50%;
      left: 0;
      width: 5px;
      height: 5px;
      border: 1px solid ${color.textMuted};
      background: ${color.tinted};
      transform: translate(-50%, -50%);
      content: '';
    }

    &[data-side] {
      transform: translate(-100%, -50%);

      &::before {
        left: 100%;
      }
    }
  }

  [data-kind='peak'] > span {
    color: ${color.terrainText};
    font-family: ${token.font.figure};
    padding-inline: 0.6rem;
    transform: translate(0, -50%);

    &::before {
      position: absolute;
      top: 50%;
      left: 0;
      border: 4px solid transparent;
      border-top: 0;
      border-bottom: 7px solid ${color.terrain};
      transform: translate(-50%, -50%);
      content: '';
    }
  }

  ${media.belowTablet} {
    [data-minor] {
      display: none;
    }
  }
`

export const Meridians = styled.div`
  position: absolute;
  top: 0;
  left: 50%;
  width: var(--plane);
  color: ${color.textSubtle};
  transform: translateX(-50%);
  ${figures}
  ${notOnPhones}

  > span {
    position: absolute;
    top: 0;
    padding-top: 0.75rem;
    transform: translateX(-50%);
  }

  > span::before {
    position: absolute;
    top: 0;
    left: 50%;
    width: 1px;
    height: 0.5rem;
    background: ${color.survey};
    content: '';
  }
`

export const Parallels = styled.div`
  position: absolute;
  top: 50%;
  left: 0;
  height: calc(var(--plane) / var(--aspect));
  color: ${color.textSubtle};
  transform: translateY(-50%);
  ${figures}
  ${notOnPhones}

  > span {
    position: absolute;
    left: 0;
    padding-left: 0.75rem;
    transform: translateY(-50%);
  }

  > span::before {
    position: absolute;
    top: 50%;
    left: 0;
    width: 0.5rem;
    height: 1px;
    background: ${color.survey};
    content: '';
  }
`

/** As long as its kilometres on the drawing. */
export const ScaleBar = styled.div<{ $share: number }>`
  position: absolute;
  right: ${space.x2};
  bottom: ${space.x2};
  width: calc(var(--plane) * ${({ $share }) => $share.toFixed(4)});
  padding: 0 2px 0.35rem;
  border: 1px solid ${color.textMuted};
  border-top: 0;
  color: ${color.textMuted};
  text-align: right;
  text-shadow: 0 0 3px ${color.tinted};
  ${figures}
`
