export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
export { toast, type ToastAction, type ToastOptions, type ToastTone } from './toast-queue.ts'
