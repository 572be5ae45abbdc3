import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** The frame beside its result. On narrow windows the buttons stand right below the frame, where the thumb is. */
export const Bench = styled.div`
  display: grid;
  gap: ${space.x2};
  grid-template-areas: 'task' 'frame' 'actions' 'result' 'batch' 'note';

  ${media.fromLaptop} {
    grid-template-areas: 'frame task' 'frame result' 'frame actions' 'batch note';
    grid-template-columns: minmax(0, 1fr) 21rem;
    grid-template-rows: auto 1fr;
    gap: ${space.x2} ${space.x6};
  }

  > * {
    min-width: 0;
  }
`

/** As high as the longest task, so that the frame below it stays where it is. */
export const Task = styled.div`
  grid-area: task;
  min-height: calc(${fontSize.caption} * 1.5 + ${space.x1} + 2em * ${token.lineHeight.body});
`

export const TaskPlace = styled.p`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};
`

export const TaskText = styled.h3`
  margin-top: ${space.x05};
  font-size: ${fontSize.body};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.body};
`

/** One of the areas of the bench. */
export const Area = styled.div<{ $name: string }>`
  grid-area: ${({ $name }) => $name};
`

/** Below the frame: how it is used by keyboard, and the coordinates of what is drawn. */
export const Readings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x3};
  justify-content: space-between;
  margin-top: ${space.x1};
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};

  /* A finger has no keys; a screen reader is still told of them. */
  @media (hover: none) {
    > :first-child {
      display: none;
    }
  }

  > :last-child {
    font-family: ${token.font.figure};
    font-variant-numeric: tabular-nums;
  }
`

export const Actions = styled.div`
  display: flex;
  grid-area: actions;
  flex-wrap: wrap;
  gap: ${space.x15};
  align-items: center;
  min-height: ${token.size.controlMedium};
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  ${media.touch} {
    min-height: ${token.size.target};
  }
`

export const Note = styled.p`
  grid-area: note;
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};
`
