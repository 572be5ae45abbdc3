import { CircleAlert, CircleCheck } from 'lucide-react'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import type { FormNotice } from './form-state.ts'

/** Reserves its line beside the button; on phones, where it stands above, only once it has a text. */
export function NoticeLine({ notice }: { notice?: FormNotice }) {
  return (
    <Line role="status" $tone={notice?.tone}>
      {notice && icons[notice.tone]}
      {notice && <span>{notice.text}</span>}
    </Line>
  )
}

const icons = { success: <CircleCheck aria-hidden />, failure: <CircleAlert aria-hidden /> }

const tones = {
  success: css`
    color: ${token.color.terrainText};
  `,
  failure: css`
    color: ${token.color.dangerText};
  `,
}

const Line = styled.p<{ $tone?: FormNotice['tone'] }>`
  display: flex;
  gap: ${token.space.x1};
  align-items: center;
  min-height: ${token.size.controlLarge};

  ${media.belowTablet} {
    min-height: 0;
  }

  color: ${token.color.textMuted};
  font-weight: ${token.fontWeight.medium};
  ${({ $tone }) => $tone && tones[$tone]}

  > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`
