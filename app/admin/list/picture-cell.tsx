import { useState } from 'react'
import styled from 'styled-components'
import { Thumbnail, type ThumbnailProps } from '#design-system/data-table/index.ts'
import { dialogBody, DialogFrame } from '#design-system/dialog-frame/index.ts'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { imageAddress } from '#contract/shared/image-address.ts'

const WIDTH = 800

export interface PictureCellProps {
  /** What the pictures are. */
  label: string
  /** Their paths; the cell shows the first one. */
  paths: readonly string[]
  /** `contain` for logos. */
  fit?: ThumbnailProps['fit']
}

/** A record's picture in a table. A press shows it and those after it in full size. */
export function PictureCell({ label, paths, fit }: PictureCellProps) {
  const [isOpen, setOpen] = useState(false)
  const addresses = paths.filter(Boolean).map((path) => imageAddress(path))
  const thumbnail = <Thumbnail src={addresses[0]} alt="" fit={fit} />
  if (addresses.length === 0) return thumbnail
  return (
    <>
      <Press type="button" aria-label={`查看大图：${label}`} onClick={() => setOpen(true)}>
        {thumbnail}
      </Press>
      {isOpen && (
        <DialogFrame isOpen onDismiss={() => setOpen(false)} title={label} width={WIDTH}>
          <Large>
            {addresses.map((address, place) => (
              <img key={address} src={address} alt={addresses.length > 1 ? `${label} ${place + 1}` : label} />
            ))}
          </Large>
        </DialogFrame>
      )}
    </>
  )
}

const Press = styled.button`
  display: block;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    ${focusRing}
  }
`

const Large = styled.div`
  ${dialogBody}
  display: grid;
  gap: ${token.space.x2};
  justify-items: center;

  img {
    max-width: 100%;
    max-height: 75dvh;
    border-radius: ${token.radius.small};
    background: ${token.color.sunken};
  }
`
