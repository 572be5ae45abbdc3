export { ToastLine, type ToastLineProps } from './toast-line.tsx'
