import { createContext, useContext } from 'react'
import type { MenuKey } from './menu.ts'

/** Opens a panel as if its menu entry had been chosen. */
export type OpenPanel = (key: MenuKey) => void

export const OpenPanelContext = createContext<OpenPanel>(() => undefined)

/** For panels that lead to others, such as the dashboard's quick actions. */
export const useOpenPanel = () => useContext(OpenPanelContext)
