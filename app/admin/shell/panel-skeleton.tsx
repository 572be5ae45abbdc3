import styled from 'styled-components'
import { Skeleton, SkeletonText } from '#design-system/skeleton/index.ts'
import { token } from '#design-system/tokens/index.ts'

/** Holds a panel's place while its code comes. */
export function PanelSkeleton() {
  return (
    <Place role="status" aria-label="正在加载面板">
      <Skeleton shape="box" width="min(100%, 20rem)" height="2rem" />
      <SkeletonText lines={6} />
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: ${token.space.x3};
`
