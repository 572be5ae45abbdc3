export { Process, type ProcessProps } from './process.tsx'
