import { Link } from '@remix-run/react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import type { Banner } from './banner.ts'

export interface PictureLinkProps {
  banner: Banner
}

/** Makes the whole picture, and the title on it, open the banner's `linkUrl`, when it has one. */
export function PictureLink({ banner: { linkUrl, title } }: PictureLinkProps) {
  if (!linkUrl) return null
  const label = `查看：${title}`
  if (linkUrl.startsWith('/')) return <Target as={Link} to={linkUrl} aria-label={label} />
  return (
    <Target
      href={linkUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}（在新窗口打开）`}
    />
  )
}

const Target = styled.a`
  position: absolute;
  inset: 0;

  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    outline-offset: -6px;
  }
`
