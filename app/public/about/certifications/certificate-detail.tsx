import type { ReactNode } from 'react'
import styled from 'styled-components'
import { knownPicture, Picture } from '#design-system/picture/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export interface CertificateDetailProps {
  /** What the document is called. */
  title: string
  /** Its scan; without one the facts stand alone. */
  imageUrl: string
  /** The facts. */
  children: ReactNode
}

/** A document as large as it is, whatever its shape, beside its facts. */
export function CertificateDetail({ title, imageUrl, children }: CertificateDetailProps) {
  if (!imageUrl) return children
  return (
    <Columns>
      <a
        href={knownPicture(imageUrl).address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${title}（在新窗口打开原图）`}
      >
        <Scan src={imageUrl} alt="" shownAs="scan" />
      </a>
      {children}
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space.x3};

  ${media.fromTablet} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${token.space.x4};
    align-items: start;
  }
`

const Scan = styled(Picture)`
  width: 100%;
  max-height: 24rem;
  background: ${token.color.sunken};
  object-fit: contain;
`
