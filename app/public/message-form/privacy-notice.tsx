import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { NOTICE_VERSION_FIELD } from './shown-notice.ts'

/** Names the collected data and their purpose beside the form; the message carries the policy's version. */
export function PrivacyNotice() {
  const { privacyVersion } = useSiteFacts()
  return (
    <Words>
      我们只用您填写的姓名、电话、邮箱和内容回复您的咨询，不作他用。详见
      <a href="/privacy" target="_blank">
        《隐私政策》
      </a>
      （版本 {privacyVersion}）。
      <input type="hidden" name={NOTICE_VERSION_FIELD} value={privacyVersion} />
    </Words>
  )
}

const Words = styled.p`
  min-width: 0;
  max-width: ${lineLength};
  overflow-wrap: anywhere;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};

  a {
    word-break: keep-all;
  }
`
