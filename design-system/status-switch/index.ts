export { StatusSwitch, type StatusSwitchProps } from './status-switch.tsx'
export { nextStatus, type StatusFlag } from './next-status.ts'
