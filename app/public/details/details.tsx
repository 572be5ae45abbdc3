import type { ReactNode } from 'react'
import { Modal, type ModalProps } from '#design-system/modal/index.ts'
import { Back, Panel, PanelTitle } from './details.styles.ts'
import { InAddress } from './in-address.tsx'
import { detailHash, useOpenEntry, type Entry } from './use-open-entry.ts'

export interface DetailsProps<Some extends Entry> {
  /** Id of the section the entries stand in; also the first part of their addresses. */
  kind: string
  entries: readonly Some[]
  /** The dialog's name. */
  titleOf: (entry: Some) => string
  /** Width of the dialog (public-site §9). */
  width?: ModalProps['width']
  /** What the dialog holds. */
  children: (entry: Some) => ReactNode
  /** What unfolds without script, where that is less: a way to the page of its own. */
  unfolded?: (entry: Some) => ReactNode
}

/**
 * The dialog of a section's entries: the address says which one is open, `DetailLink`s change it. Without script the
 * same content unfolds under the section.
 */
export function Details<Some extends Entry>({
  kind,
  entries,
  titleOf,
  width,
  children,
  unfolded = children,
}: DetailsProps<Some>) {
  const { isOpen, shown, close } = useOpenEntry(kind, entries)
  const idOf = ({ id }: Some) => detailHash(kind, id).slice(1)
  return (
    <>
      <InAddress>
        <Modal isOpen={isOpen} onClose={close} title={shown && titleOf(shown)} width={width}>
          {shown && children(shown)}
        </Modal>
      </InAddress>
      <noscript>
        {entries.map((entry) => (
          <Panel key={entry.id} id={idOf(entry)}>
            <PanelTitle>{titleOf(entry)}</PanelTitle>
            {unfolded(entry)}
            <Back href={`#${kind}`}>收起</Back>
          </Panel>
        ))}
      </noscript>
    </>
  )
}
