import styled from 'styled-components'
import { knownPicture } from '#design-system/picture/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { QrCode } from '#app/public/layout/load-layout.ts'

export interface PlainQrCodesProps {
  codes: QrCode[]
}

/** The QR codes for a browser without JavaScript, whose dialogs cannot open. */
export function PlainQrCodes({ codes }: PlainQrCodesProps) {
  const drawn = codes.filter(({ qrImageUrl }) => qrImageUrl)
  if (drawn.length === 0) return null
  return (
    <noscript>
      <Row>
        {drawn.map(({ title, description, qrImageUrl }) => (
          <figure key={qrImageUrl}>
            <img
              src={knownPicture(qrImageUrl).address}
              alt={`${title}，${description}`}
              width="96"
              height="96"
              loading="lazy"
            />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </Row>
    </noscript>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${token.space.x3};
  font-size: ${token.fontSize.caption};
`
