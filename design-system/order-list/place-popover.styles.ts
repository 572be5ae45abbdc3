import styled from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const PlaceSurface = styled(PopoverSurface)`
  width: min(20rem, calc(100vw - 1rem));
`

export const PlaceForm = styled.form`
  ${denseControls}
  display: grid;
  gap: ${token.space.x15};
  padding: ${token.space.x2};
`

export const PlaceActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};

  [type='submit'] {
    margin-inline-start: auto;
  }
`
