import { useRef, useState, type ComponentType } from 'react'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import type { FooterDialogProps } from './footer-dialog.tsx'
import type { SocialChannel } from './social-icons.tsx'

/** Downloads the module of the footer's dialogs. */
export type LoadFooterDialog = () => Promise<{ FooterDialog: ComponentType<FooterDialogProps> }>

const loadFooterDialog: LoadFooterDialog = () => import('./footer-dialog.tsx')

/** Fetches the dialogs when the pointer or focus comes near the icons, and opens one at a time. */
export function useFooterDialog(load: LoadFooterDialog = loadFooterDialog) {
  const [Dialog, setDialog] = useState<ComponentType<FooterDialogProps>>()
  const [openChannel, setOpenChannel] = useState<SocialChannel>()
  const [comingChannel, setComingChannel] = useState<SocialChannel>()
  const [hasFailed, setFailed] = useState(false)
  const wanted = useRef<SocialChannel>()

  async function fetchDialog() {
    if (Dialog) return
    const module = await withTimeout(load)
    setDialog(() => module.FooterDialog)
  }

  async function open(channel: SocialChannel) {
    wanted.current = channel
    if (!Dialog) setComingChannel(channel)
    try {
      await fetchDialog()
      setFailed(false)
      setOpenChannel(wanted.current)
    } catch {
      setFailed(true)
    }
    setComingChannel(undefined)
  }

  return {
    Dialog,
    openChannel,
    /** Which icon was pressed while its dialog is still being fetched. */
    comingChannel,
    hasFailed,
    open: (channel: SocialChannel) => void open(channel),
    close: () => setOpenChannel(undefined),
    prepare: () => void fetchDialog().catch(() => undefined),
  }
}
