import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** The drawing covers the window whatever its shape; what is too high or too wide is cut off evenly. */
export const Window = styled.div<{ $aspect: number }>`
  --aspect: ${({ $aspect }) => $aspect.toFixed(4)};
  position: relative;
  container-type: size;
  overflow: hidden;
  min-height: 21rem;
  background: ${token.color.tinted};

  > * {
    --plane: max(100cqw, 100cqh * var(--aspect));
  }
`

export const Plane = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  width: var(--plane);
  aspect-ratio: var(--aspect);
  transform: translate(-50%, -50%);
`
