import styled from 'styled-components'
import { Spinner } from '#design-system/spinner/index.ts'
import { token } from '#design-system/tokens/index.ts'

/** What the server prints for /admin: it cannot know whether anybody is signed in, so it shows neither side. */
export function ConsoleFrame() {
  return (
    <Frame>
      <p role="status">
        <Spinner /> 正在打开管理后台
      </p>
      <noscript>管理后台需要启用 JavaScript。</noscript>
    </Frame>
  )
}

const Frame = styled.main`
  display: grid;
  gap: ${token.space.x2};
  align-content: center;
  justify-items: center;
  min-height: 100dvh;
  background: ${token.color.tinted};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};

  p {
    display: inline-flex;
    gap: ${token.space.x1};
    align-items: center;
  }
`
