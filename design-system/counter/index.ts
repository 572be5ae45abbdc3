export { Counter, type CounterProps } from './counter.tsx'
