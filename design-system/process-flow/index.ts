export { ProcessFlow, type ProcessFlowProps, type ProcessStep } from './process-flow.tsx'
