import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const HASH = '#dialog'

/**
 * Adds a history entry for an open dialog, so that going back closes it and leaves the page unchanged. Dialogs with an
 * address (`Details`) do this themselves.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const entry = useRef<'none' | 'coming' | 'there' | 'unwanted'>('none')

  useEffect(() => {
    if (isOpen) {
      if (entry.current === 'none') navigate({ search, hash: HASH }, { preventScrollReset: true })
      entry.current = 'coming'
    } else if (entry.current !== 'none') {
      // Closed in another way: its entry must not stay behind, even if it has yet to come.
      if (hash === HASH) navigate(-1)
      entry.current = hash !== HASH && entry.current === 'coming' ? 'unwanted' : 'none'
    }
    // Only opening and closing count; the address is followed below.
  }, [isOpen]) // oxlint-disable-line react-hooks/exhaustive-deps

  useEffect(() => {
    if (hash === HASH && entry.current === 'coming') entry.current = 'there'
    if (hash === HASH && entry.current === 'unwanted') {
      entry.current = 'none'
      navigate(-1)
    }
    if (hash !== HASH && entry.current === 'there') {
      entry.current = 'none'
      onClose()
    }
  }, [hash, onClose, navigate])
}
